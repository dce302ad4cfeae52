import { expect, test } from 'vitest';
import { packed, unpacked } from '../../src/herald/link';
import type { Options, Printed } from '../../src/protocol';
import { heraldAddress, routeOf } from '../../src/shell/route.svelte';

const usual = { seats: 1, sheet: 'A', explore: 'base', ruins: true, heroes: [] as string[] };
const facts = { presets: { polish_base: usual } } as unknown as Printed;
const game = {
  options: { ...usual, seats: 4, heroes: ['dobrik'] } as unknown as Options,
  edicts: ['sentinel_wood', 'great_city', 'mages_valley', 'borderlands'],
  cards: [['temple_ruins', 'hamlet'], [], [], []],
};

test('a game goes through a link and back', () => {
  const text = packed(game, facts);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(unpacked(text, facts)).toEqual(game);
});

test('what is usual is left out, so that the code stays small', () => {
  expect(packed(game, facts).length).toBeLessThan(300);
});

test.each(['', 'nonsense', '%%%', btoa('[]'), btoa('{"edicts":1}')])('what is no game is none: %s', (text) => {
  expect(unpacked(text, facts)).toBeNull();
});

test('a herald has an address', () => {
  expect(routeOf('/herald', '')).toEqual({ page: 'herald', code: '' });
  expect(routeOf(heraldAddress('here-abc'), '')).toEqual({ page: 'herald', code: 'here-abc' });
});
