import { beforeAll, expect, test, vi } from 'vitest';
import { sentences } from '../../src/play/log';
import { seatName } from '../../src/play/names';
import type { Drawn, Event, Gathering } from '../../src/protocol';
import { toldAt } from '../../src/replay/told';
import { speak } from '../../src/texts/texts.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const chairs = [
  { name: 'Ada', bot: '' },
  { name: 'Ada', bot: '' },
  { name: '', bot: 'greedy' },
  { name: '', bot: '' },
];
const nameOf = (seat: number): string => seatName({ chairs } as Gathering, seat, null);

const drawn = (seat: number, sheet: number, more: Partial<Drawn> = {}): Drawn => ({
  seat,
  sheet,
  terrain: 'monster',
  spaces: ['B8', 'B9'],
  coins: 0,
  marks: [],
  letter: null,
  destroyed: [],
  also: null,
  skill: '',
  paid: 0,
  ...more,
});
const turn = (...drawings: Drawn[]): Event => ({ type: 'turn_drawn', drawings }) as unknown as Event;

test('people are called by their names, bots and empty seats by their number', () => {
  const event = turn(drawn(0, 2), drawn(2, 3), drawn(3, 3, { terrain: 'village', coins: 1, marks: ['A1'] }));
  expect(sentences([event], [], null, nameOf)).toEqual([
    'Ada draws on the map of Bot 3: Monster B8 B9.',
    'Bot 3 draws on the map of Seat 4: Monster B8 B9.',
    'Seat 4 draws Village: B8 B9.',
    'The hero of Seat 4 attacks A1.',
    'Seat 4 gains one coin.',
  ]);
});

test('two people of one name are still two', () => {
  const said = sentences([turn(drawn(0, 1), drawn(1, 1))], [], null, nameOf);
  expect(said).toEqual(['Ada draws on the map of Ada: Monster B8 B9.', 'Ada draws Monster: B8 B9.']);
});

test('a replay tells the newest moment of one seat with its names', () => {
  const scores = chairs.map((_, seat) => ({ edicts: [seat, 2], coins: 1, monsters: -1 }));
  const scored = { type: 'season_scored', season: 0, scores } as unknown as Event;
  expect(toldAt([turn(drawn(0, 0)), turn(drawn(0, 1), drawn(2, 0), drawn(1, 2))], 0, [], null, nameOf)).toEqual([
    'Ada draws on the map of Ada: Monster B8 B9.',
    'Bot 3 draws on the map of Ada: Monster B8 B9.',
  ]);
  expect(toldAt([scored], 2, [], null, nameOf)).toEqual([
    'Bot 3: 2 + 2 from edicts, 1 from coins, −1 from monsters, 4 in all.',
  ]);
});
