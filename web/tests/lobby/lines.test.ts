import { expect, test } from 'vitest';
import { addressOf, filtered, freeChairs, isOver, people, sortedMine, standOf } from '../../src/lobby/lines';
import type { LobbyLine } from '../../src/protocol';

const line = (changes: Partial<LobbyLine>): LobbyLine => ({
  match: 'm',
  status: 'open',
  public: true,
  watchers: true,
  clock: 0,
  seats: 4,
  names: ['Ann', 'Łucja'],
  bots: 1,
  options: {} as LobbyLine['options'],
  turn: 0,
  season: 0,
  updated: 0,
  yours: false,
  awaited: false,
  result: null,
  lesson: '',
  deal: '',
  ranks: false,
  sealed: 0,
  title: '',
  ...changes,
});

test('the reader is not told that the reader sits there', () => {
  expect(people(line({ yours: true }), 'Ann')).toEqual(['Łucja']);
  expect(people(line({}), 'Ann')).toEqual(['Ann', 'Łucja']);
});

test('of two with the same name only one is the reader', () => {
  expect(people(line({ yours: true, names: ['Ann', 'Ann'] }), 'Ann')).toEqual(['Ann']);
});

test('free chairs are those without person and bot', () => {
  expect(freeChairs(line({}))).toBe(1);
});

test('the lobby can be narrowed down', () => {
  const lines = [
    line({ match: 'a' }),
    line({ match: 'b', bots: 2 }),
    line({ match: 'c', status: 'playing', names: ['Emőke'] }),
  ];
  expect(filtered(lines, 'free', '').map((each) => each.match)).toEqual(['a']);
  expect(filtered(lines, 'playing', '').map((each) => each.match)).toEqual(['c']);
  expect(filtered(lines, 'all', ' EMŐ ').map((each) => each.match)).toEqual(['c']);
});

test('own tables come with the own turn first, then by time; closed ones are gone', () => {
  const lines = [
    line({ match: 'over', status: 'over', updated: 9 }),
    line({ match: 'old', updated: 1 }),
    line({ match: 'new', updated: 5 }),
    line({ match: 'turn', awaited: true, updated: 0 }),
    line({ match: 'closed', status: 'closed', updated: 10 }),
  ];
  expect(sortedMine(lines).map((each) => each.match)).toEqual(['turn', 'new', 'old', 'over']);
});

test('what goes on is told apart from what is over', () => {
  const over = ['open', 'playing', 'over', 'abandoned'].filter((status) =>
    isOver(line({ status: status as LobbyLine['status'] })),
  );
  expect(over).toEqual(['over', 'abandoned']);
});

test('a finished game tells its title or its place; an old one only that it is over', () => {
  const over = { status: 'over', yours: true } as const;
  const result = { stars: 90, map: [], rating: null, edicts: [], scores: [], luck: null, lost: null };
  expect(standOf(line({ ...over, result: { ...result, place: 1, title: 'master_mapsmith' } }), null)).toBe(
    'title-master-mapsmith',
  );
  expect(standOf(line({ ...over, result: { ...result, place: 2, title: '' } }), null)).toBe('lobby-place');
  expect(standOf(line(over), null)).toBe('lobby-over');
});

test('a game of others that is over is shown again from its beginning', () => {
  expect(addressOf(line({ status: 'over' }))).toBe('/replay/m');
  expect(addressOf(line({ status: 'over', yours: true }))).toBe('/t/m');
});

test('who wanted to be forgotten is a former guest to the others', () => {
  expect(people(line({ yours: true, names: ['', 'Ann'] }), 'Ann')).toEqual(['web-former-guest']);
});
