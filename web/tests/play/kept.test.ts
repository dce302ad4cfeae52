import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCount, keepCount, keptCount } from '../../src/play/kept';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a counting that was not seen to its end goes on where it was', () => {
  keepCount('m', { seasons: 2, steps: 1 });
  expect(keptCount('m', 2)).toEqual({ seasons: 2, steps: 1 });
  expect(keptCount('other', 2)).toBeNull();
});

test('a counting that was seen, or of an earlier season, is not shown again', () => {
  keepCount('m', { seasons: 2, steps: 1 });
  expect(keptCount('m', 3)).toBeNull();
  forgetCount('m');
  expect(keptCount('m', 2)).toBeNull();
});

test('without storage, or with nonsense in it, nothing is shown again', () => {
  stored.set('cartographers.counting.m', '{"seasons": 2, "steps": "x"}');
  expect(keptCount('m', 2)).toBeNull();
  stored.set('cartographers.counting.m', '{');
  expect(keptCount('m', 2)).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  keepCount('m', { seasons: 2, steps: 1 });
  expect(keptCount('m', 2)).toBeNull();
});
