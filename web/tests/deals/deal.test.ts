import { describe, expect, test } from 'vitest';
import { dateOf, dayOf, monthOf, partsOf, percentOf, spanOf, squaresOf, standOf, weekOf } from '../../src/deals/deal';
import type { DealShown, OwnTry, Ranking, Result, SeasonView } from '../../src/protocol';

const OPENS = Date.UTC(2026, 10, 17) / 1000;

test('a day is named in UTC, a week by its number', () => {
  expect(dateOf('2026-11-17', OPENS)).toBe('Tuesday, November 17');
  expect([dayOf(OPENS), monthOf(OPENS)]).toEqual(['17', 'November']);
  expect(weekOf('2026-W47')).toBe(47);
});

test('how long is told in the largest unit that says enough', () => {
  expect([30, 90, 3600, 7 * 3600, 47 * 3600, 3 * 86_400].map(spanOf)).toEqual([
    '1 minute',
    '2 minutes',
    '1 hour',
    '7 hours',
    '47 hours',
    '3 days',
  ]);
});

describe('what can be done with a deal', () => {
  const own = (is_over: boolean): OwnTry => ({ match: 'm', is_over, ranks: is_over, result: null });
  const at = (now: number, mine: OwnTry | null): string =>
    standOf({ now, own: mine, opens: 0, closes: 10, reveals: 12 } as DealShown);
  test('it is begun while it is open', () => {
    expect([at(9, null), at(10, null), at(12, null)]).toEqual(['open', 'closed', 'revealed']);
  });
  test('who has begun goes on until the reveal', () => {
    expect([at(9, own(false)), at(11, own(false)), at(12, own(false))]).toEqual(['begun', 'begun', 'revealed']);
  });
  test('who has finished sees what came of it', () => {
    expect([at(9, own(true)), at(99, own(true))]).toEqual(['over', 'over']);
  });
});

test('how many of a hundred others are worse', () => {
  const percent = (worse: number, tries: number): number => percentOf({ worse, tries } as Ranking);
  expect([percent(0, 1), percent(1, 2), percent(183, 214), percent(2, 4)]).toEqual([0, 100, 85, 66]);
});

test('the stars of a year by edict, coins and monsters', () => {
  const seasons = [{ edicts: ['A', 'B'] }, { edicts: ['B', 'C'] }, { edicts: ['C', 'D'] }, { edicts: ['D', 'A'] }];
  const scores = [1, 2, 3, 4].map((n) => ({
    edicts: [n, 10 * n] as [number, number],
    coins: n,
    monsters: -n,
    total: 0,
  }));
  expect(partsOf({ scores } as Result, seasons as SeasonView[])).toEqual([41, 12, 23, 34, 10, -10]);
});

test('a shared map shows what lies where, eleven by eleven', () => {
  const rows = squaresOf(['FVAW.......', ...Array<string>(9).fill('...........'), '.........MB']).split('\n');
  expect(rows).toHaveLength(11);
  expect(rows[0]).toBe('🟩🟥🟨🟦⬜⬜⬜⬜⬜⬜⬜');
  expect(rows[10]).toBe('⬜⬜⬜⬜⬜⬜⬜⬜⬜⬛🟪');
});
