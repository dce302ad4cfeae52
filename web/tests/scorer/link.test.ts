import { expect, test } from 'vitest';
import { packed, unpacked, type Dealt } from '../../src/scorer/link';
import { BASE, EDICTS, FACTS } from './facts';

const dealt: Dealt = {
  game: 'here-k3x',
  options: { ...BASE, reading: 'free', seats: 4, sheet: '12M3R=Old%20Vale', edicts: EDICTS },
  cards: [['temple_ruins', 'great_river'], ['goblin_attack']],
};

test.each([
  ['a table in the middle of its game', dealt],
  ['one before its first card', { ...dealt, cards: [] }],
  ['one without anything to meet', { ...dealt, options: { ...dealt.options, ambushes: [], ruins: false } }],
  ['one of heroes', { ...dealt, options: { ...dealt.options, ...FACTS.presets.polish_heroes, edicts: EDICTS } }],
])('a link brings back %s', (_, table) => {
  expect(unpacked(packed(table, FACTS), FACTS)).toEqual(table);
});

test('a link says its version, and only what differs from a preset', () => {
  const text = packed({ ...dealt, options: { ...BASE, edicts: EDICTS } }, FACTS);
  expect(text).toBe(
    'v=1&game=here-k3x&preset=polish_base&edicts=sentinel_wood,mages_valley,wildholds,borderlands' +
      '&cards=temple_ruins,great_river;goblin_attack',
  );
});

test.each([
  ['nothing', ''],
  ['nonsense', '%%%'],
  ['another version', packed(dealt, FACTS).replace('v=1', 'v=2')],
  ['a preset of another page', packed(dealt, FACTS).replace('preset=german', 'preset=martian')],
  ['too few edicts', packed(dealt, FACTS).replace('wildholds', 'joker')],
  ['a whole book', 'x'.repeat(10_000)],
])('%s is no table', (_, text) => {
  expect(unpacked(text, FACTS)).toBeNull();
});
