import { expect, test } from 'vitest';
import { inUnits } from '../../src/options/clock';

test('a clock is told in the largest unit that divides it', () => {
  expect(inUnits(30)).toEqual({ count: 30, unit: 'seconds' });
  expect(inUnits(300)).toEqual({ count: 5, unit: 'minutes' });
  expect(inUnits(90)).toEqual({ count: 90, unit: 'seconds' });
  expect(inUnits(172_800)).toEqual({ count: 2, unit: 'days' });
});
