import { expect, test } from 'vitest';
import { box, flowing, hatching, inked } from '../../src/map/plotting';

test('a hand draws the same line every time', () => {
  expect(box(1, 2, 30, 40, 5)).toBe(box(1, 2, 30, 40, 5));
  expect(box(1, 2, 30, 40, 5)).not.toBe(box(1, 2, 30, 40, 6));
});

test('a line begins at its first point and ends at its last', () => {
  for (const draw of [inked, flowing]) {
    const path = draw([
      [0, 10],
      [20, 30],
      [40, 5],
    ]);
    expect(path).toMatch(/^M0 10/);
    expect(path).toMatch(/ 40 5$/);
  }
  expect([flowing([]), flowing([[3, 4]])]).toEqual(['', 'M3 4']);
});

test('hatching stays inside its box', () => {
  const ends = [...hatching(10, 20, 30, 40).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
  expect(ends.length).toBeGreaterThan(5);
  for (const [, x, y] of ends) {
    expect(Number(x)).toBeGreaterThanOrEqual(9);
    expect(Number(x)).toBeLessThanOrEqual(41);
    expect(Number(y)).toBeGreaterThanOrEqual(19);
    expect(Number(y)).toBeLessThanOrEqual(61);
  }
  expect(hatching(10, 20, 30, 0)).not.toContain('NaN');
});
