import { expect, test } from 'vitest';
import {
  challengeAddress,
  compareAddress,
  dealAddress,
  puzzleAddress,
  replayAddress,
  routeOf,
} from '../../src/shell/route.svelte';

test('a replay is shared with the analysis of a map, or without', () => {
  for (const seat of [null, 0, 11]) {
    const [path = '', hash = ''] = replayAddress('abc', seat).split('#');
    expect(routeOf(path, hash && `#${hash}`)).toEqual({
      page: 'replay',
      match: 'abc',
      analysis: seat === null ? null : { seat },
    });
  }
});

test('an analysis without a chair is that of the own map', () => {
  expect(routeOf('/replay/abc', '#analysis')).toEqual({ page: 'replay', match: 'abc', analysis: { seat: null } });
});

test('any other hash means nothing', () => {
  for (const hash of ['#analysis-0', '#analysis-x', '#analyses'])
    expect(routeOf('/replay/abc', hash)).toEqual({ page: 'replay', match: 'abc', analysis: null });
});

test('an address of ours is not of any other', () => {
  expect(routeOf('/', '')).toEqual({ page: 'start' });
  expect(routeOf('/lobby/', '')).toEqual({ page: 'lobby' });
  for (const path of ['/tables/abc', '/t', '/replay/', '/index.php'])
    expect(routeOf(path, '')).toEqual({ page: 'nowhere' });
});

test('a puzzle has an address, and so have all of them', () => {
  expect(routeOf(puzzleAddress('k4m7xq'), '')).toEqual({ page: 'puzzle', puzzle: 'k4m7xq' });
  expect(routeOf('/puzzles', '')).toEqual({ page: 'puzzles' });
  expect(routeOf('/puzzle/', '')).toEqual({ page: 'nowhere' });
});

test('the map of a day has an address, whoever has drawn it', () => {
  expect(routeOf('/today', '')).toEqual({ page: 'deal', deal: 'today' });
  expect(routeOf('/week/', '')).toEqual({ page: 'deal', deal: 'week' });
  expect(routeOf(dealAddress('2026-11-17'), '')).toEqual({ page: 'deal', deal: '2026-11-17' });
  expect(routeOf(dealAddress('2026-W47', 'k4m7xq'), '')).toEqual({ page: 'deal', deal: '2026-W47' });
  expect(routeOf('/days', '')).toEqual({ page: 'days' });
  expect(routeOf('/day/tomorrow', '')).toEqual({ page: 'nowhere' });
});

test('a challenge has an address, with its invite or without', () => {
  const [path = '', hash = ''] = challengeAddress('challenge-k4m7xq', 'let_me-in').split('#');
  expect(routeOf(path, `#${hash}`)).toEqual({ page: 'deal', deal: 'challenge-k4m7xq.let_me-in' });
  expect(routeOf(challengeAddress('challenge-k4m7xq', ''), '')).toEqual({ page: 'deal', deal: 'challenge-k4m7xq' });
  expect(routeOf(compareAddress('event-k4m7xq-1'), '')).toEqual({ page: 'compare', deal: 'event-k4m7xq-1', match: '' });
  expect(routeOf(compareAddress('2026-11-17', 'oak_1'), '')).toEqual({
    page: 'compare',
    deal: '2026-11-17',
    match: 'oak_1',
  });
  expect(routeOf('/challenges', '')).toEqual({ page: 'challenges' });
  expect(routeOf('/challenge', '')).toEqual({ page: 'challenge' });
});
