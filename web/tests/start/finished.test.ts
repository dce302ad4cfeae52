import { expect, test } from 'vitest';
import { plotsOf } from '../../src/map/notation';
import { spaceOf } from '../../src/map/spaces';
import { finished } from '../../src/start/finished';

test('the map of the start page is a whole map', () => {
  expect(plotsOf(finished().map)).toHaveLength(121);
});

test('what was drawn on ruins still shows them', () => {
  expect(plotsOf(finished().map)[spaceOf('C2')]).toMatchObject({ ground: 'water', isRuins: true });
});

test('what the hero struck is destroyed, and its marks remain', () => {
  const { map, marks } = finished();
  expect(plotsOf(map)[spaceOf('E8')]?.ground).toBe('destroyed');
  expect(marks).toContain(spaceOf('E8'));
});
