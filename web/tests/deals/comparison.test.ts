import { expect, test } from 'vitest';
import { changed, Comparison } from '../../src/deals/comparison.svelte';
import type { Course } from '../../src/protocol';

const course = (...seasons: number[]): Course => ({
  name: 'Ada',
  bot: '',
  steps: seasons.map((season, at) => ({ season, card: String(at), sheet: {} as Course['steps'][number]['sheet'] })),
  result: {} as Course['result'],
});

test('what was drawn is where two maps differ', () => {
  expect(changed(['...........', '....F......'], ['...........', '....F..WW..'])).toEqual([18, 19]);
});

test('two games are walked together, from the first card to the last', () => {
  const both = new Comparison(() => []);
  both.mine = course(0, 0, 1, 1, 2);
  expect(both.seasons).toEqual([
    { at: 0, season: 0 },
    { at: 2, season: 1 },
    { at: 4, season: 2 },
  ]);
  both.walk(-1);
  expect(both.at).toBe(0);
  both.go(99);
  expect(both.at).toBe(4);
  both.play(true);
  expect([both.at, both.isPlaying]).toEqual([0, true]);
  both.go(3);
  both.walk(1);
  expect([both.at, both.isPlaying]).toEqual([4, false]);
});
