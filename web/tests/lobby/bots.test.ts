import { expect, test } from 'vitest';
import { botsThere, strongestFirst, usualBot } from '../../src/lobby/bots';

test('the strongest bot is offered first, a fair one is chosen', () => {
  const ladder = ['random', 'greedy', 'planner', 'master'];
  expect(strongestFirst(ladder)).toEqual(['master', 'planner', 'greedy', 'random']);
  expect(usualBot(ladder)).toBe('greedy');
});

test('where there is no fair bot, the strongest is chosen', () => {
  expect(usualBot(['random', 'sage'])).toBe('sage');
  expect(usualBot([])).toBe('');
});

test('a device has no machine code, so the strongest bot is not offered there', () => {
  const ladder = ['random', 'greedy', 'planner', 'master'];
  expect(botsThere(ladder, true)).toEqual(['random', 'greedy', 'planner']);
  expect(botsThere(ladder, false)).toEqual(ladder);
});
