import { expect, test, vi } from 'vitest';
import type { HeraldShown } from '../../src/protocol';
import { scorerLink } from '../../src/herald/link';
import { unpacked } from '../../src/scorer/link';
import { heraldAddress, routeOf, scoreAddress } from '../../src/shell/route.svelte';
import { BASE, EDICTS, FACTS } from '../scorer/facts';

vi.stubGlobal('location', { href: 'http://maps.example/club/', origin: 'http://maps.example' });
vi.stubGlobal('document', { documentElement: { dataset: { host: 'files' } } });

const shown = {
  code: 'here-k3x',
  options: { ...BASE, seats: 3 },
  edicts: EDICTS,
  seasons: [{}, {}, {}, {}],
  announced: [
    { season: 0, before: ['temple_ruins'], card: 'great_river' },
    { season: 0, before: [], card: '' },
    { season: 1, before: [], card: 'goblin_attack' },
  ],
} as unknown as HeraldShown;

test('the scorer finds the table of a herald without a server in the link', () => {
  const link = scorerLink(shown, FACTS, false);
  expect(unpacked(link.slice(link.lastIndexOf('#') + 1), FACTS)).toEqual({
    game: 'here-k3x',
    options: { ...BASE, seats: 3, edicts: EDICTS },
    cards: [['temple_ruins', 'great_river'], ['goblin_attack']],
  });
  expect(link.length).toBeLessThan(300);
});

test('a herald and a scorer have addresses', () => {
  expect(routeOf('/herald', '')).toEqual({ page: 'herald', code: '' });
  expect(routeOf(heraldAddress('here-abc'), '')).toEqual({ page: 'herald', code: 'here-abc' });
  expect(routeOf(scoreAddress('abc'), '')).toEqual({ page: 'score', code: 'abc', told: '' });
  expect(routeOf(scoreAddress(), '#v=1')).toEqual({ page: 'score', code: '', told: 'v=1' });
});
