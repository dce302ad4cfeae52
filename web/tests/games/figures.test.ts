import { describe, expect, test } from 'vitest';
import {
  ALL,
  bestOf,
  edictsOf,
  firstsOf,
  gamesOf,
  isWeighed,
  ladderOf,
  lostFigures,
  luckFigures,
  meansOf,
  ratingFigures,
  ratingsOf,
  seasonsOf,
  valuesOf,
  wantedOf,
  type Game,
} from '../../src/games/figures';
import type { LobbyLine, Printed } from '../../src/protocol';
import expected from './expected.json';
import lines from './fifty.json';

// As it is printed on season cards, scoring cards and in the rules.
const year = [
  { id: 'spring', time: 8, edicts: ['A', 'B'] },
  { id: 'summer', time: 8, edicts: ['B', 'C'] },
  { id: 'fall', time: 7, edicts: ['C', 'D'] },
  { id: 'winter', time: 6, edicts: ['D', 'A'] },
];
const facts = {
  seasons: { base: year, heroes: year },
  scoring: { treetower: { category: 'forest' } },
  titles: [
    ['legendary_cartographer', 30],
    ['master_mapsmith', 20],
    ['journeyman_topographer', 10],
    ['apprentice_surveyor', 0],
    ['amateur_assessor', -5],
    ['inept_assistant', -10],
    ['dimwitted_doodler', -20],
    ['oblivious_inkdrinker', -30],
  ],
} as unknown as Printed;
const games = gamesOf(lines as unknown as LobbyLine[]);

type Expected = typeof expected.all;

function check(
  some: readonly Game[],
  wanted: Omit<Expected, 'titles' | 'edicts'> & { titles: object; edicts: object },
) {
  expect(some).toHaveLength(wanted.games);
  expect(some.map(({ stars }) => stars)).toEqual(wanted.stars);
  expect(ratingsOf(some)).toHaveLength(wanted.rated);
  expect(bestOf(some, 4).map(({ number }) => number)).toEqual(wanted.best);
  const times = ladderOf(some, facts.titles).flatMap((rung) => (rung.times ? [[rung.title, rung.times]] : []));
  expect(Object.fromEntries(times)).toEqual(wanted.titles);
  const means = meansOf(some);
  expect(means).toHaveLength(wanted.rated - 4);
  expect([means[0]?.number, means[0]?.mean]).toEqual(wanted.first_mean_of_five);
  expect([means.at(-1)?.number, means.at(-1)?.mean]).toEqual(wanted.last_mean_of_five);
  const edicts = edictsOf(some, facts);
  expect(edicts.map(({ mean }) => mean)).toEqual(edicts.map(({ mean }) => mean).sort((a, b) => b - a));
  const got = new Map(Object.entries(wanted.edicts as Record<string, [number, number]>));
  expect(new Set(edicts.map(({ card }) => card))).toEqual(new Set(got.keys()));
  for (const { card, stars, mean } of edicts) {
    expect(stars).toHaveLength(got.get(card)?.[0] ?? 0);
    expect(mean).toBeCloseTo(got.get(card)?.[1] ?? NaN, 9);
  }
  seasonsOf(some, facts).forEach(({ before, now }, place) => {
    const told = wanted.seasons[place];
    expect(before?.total).toBeCloseTo(told?.before ?? NaN, 9);
    expect(now.total).toBeCloseTo(told?.now ?? NaN, 9);
    expect(now.coins).toBeCloseTo(told?.coins_now ?? NaN, 9);
    expect(now.lost).toBeCloseTo(told?.lost_now ?? NaN, 9);
    expect(now.edicts + now.coins - now.lost).toBeCloseTo(now.total, 9);
  });
  expect(seasonsOf(some, facts)).toHaveLength(4);
}

describe('fifty games', () => {
  test('have the figures that were counted from their records', () => {
    check(games, expected.all);
    expect(ratingFigures(games).first).toBeCloseTo(expected.all.first_ten, 9);
    expect(ratingFigures(games).last).toBeCloseTo(expected.all.last_ten, 9);
  });

  test('are told apart by sheet, cards and company', () => {
    expect(valuesOf(games, 'sheet')).toEqual(['A', 'B', 'C', 'D']);
    expect(valuesOf(games, 'set')).toEqual(['base', 'both', 'heroes']);
    expect(wantedOf(games, ALL)).toEqual(games);
    check(wantedOf(games, { ...ALL, sheet: 'B', company: 'alone' }), expected.alone_on_b);
    expect(wantedOf(games, { ...ALL, company: 'people' })).toHaveLength(expected.with_people);
    expect(wantedOf(games, { ...ALL, company: 'bots' })).toHaveLength(expected.with_bots_only);
    expect(wantedOf(games, { ...ALL, set: 'heroes', sheet: 'A' })).toEqual([]);
  });

  test('are in the order of time, whatever order they come in', () => {
    expect(gamesOf([...lines].reverse() as unknown as LobbyLine[])).toEqual(games);
    expect(games.map(({ number }) => number)).toEqual(games.map((_, place) => place + 1));
  });

  test('a star stands where a title was better than all before', () => {
    // Read from the records: game 1 is an apprentice, 2 a journeyman, 12 a mapsmith, 14 legendary.
    expect([...firstsOf(games, facts.titles)]).toEqual([1, 2, 12, 14]);
  });
});

const reviewed = (luck: number | null, lost: number | null, number = 1): Game =>
  ({ ...games[0], number, luck, lost }) as Game;

test('luck and stars given away are means of the games that were looked at', () => {
  const some = [reviewed(4, 20), reviewed(null, null), reviewed(-1, 10), reviewed(0, 3)];
  expect(luckFigures(some)).toEqual({ first: null, last: 1, all: 1 });
  expect(lostFigures(some)).toEqual({ first: null, last: 11, all: 11 });
  expect(some.map(isWeighed)).toEqual([true, false, true, true]);
});

test('the first ten are compared with the last ten as soon as there are ten', () => {
  const twelve = Array.from({ length: 12 }, (_, place) => reviewed(0, place));
  expect(lostFigures(twelve)).toEqual({ first: 4.5, last: 6.5, all: 5.5 });
  expect(lostFigures(twelve.slice(0, 9)).first).toBeNull();
});

test('fewer than five games have dots and no line, and are not compared', () => {
  const few = games.slice(0, 4);
  expect(meansOf(few)).toEqual([]);
  expect(seasonsOf(few, facts).map(({ before }) => before)).toEqual([null, null, null, null]);
  expect(seasonsOf(few, facts)[0]?.now.total).toBe((7 + 5 + 12 + 7) / 4);
});

test('of no game there are no figures', () => {
  expect(ratingFigures([])).toEqual({ first: null, last: null, all: null });
  expect([meansOf([]), edictsOf([], facts), seasonsOf([], facts), bestOf([], 4)]).toEqual([[], [], [], []]);
  expect(firstsOf([], facts.titles).size).toBe(0);
});

test('lessons and games without a result are left out', () => {
  const [first, second] = lines as unknown as LobbyLine[];
  const told = [
    { ...first, lesson: 'first' },
    { ...second, result: null },
  ] as LobbyLine[];
  expect(gamesOf(told)).toEqual([]);
});

test('games that were over before edicts were kept count where they can', () => {
  const old = { ...games[0], edicts: [], scores: [] } as unknown as Game;
  expect(edictsOf([old], facts)).toEqual([]);
  expect(seasonsOf([old], facts)).toEqual([]);
  expect(ratingsOf([old])).toEqual([9]);
});
