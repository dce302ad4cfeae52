import { expect, test } from 'vitest';
import {
  bySet,
  edictsIn,
  fieldOf,
  firstEdicts,
  isAlike,
  ownEdition,
  presetsOf,
  scoringCards,
  turned,
  withEdict,
  withRuins,
  type Chosen,
} from '../../src/options/choices';
import { Draft } from '../../src/options/draft.svelte';
import type { Printed } from '../../src/protocol';

const BASE: Chosen = {
  seats: 1,
  sheet: 'A',
  explore: 'base',
  seasons: 'base',
  scoring: 'base',
  edicts: [],
  ambushes: ['goblin_attack', 'gnoll_raid'],
  heroes: [],
  skills: [],
  ruins: true,
  ambush: 'neighbours',
  reading: 'fixed',
  fallback_terrain: 'any',
  skill_limit: 'season',
  edict_order: 'given',
};
// What everybody plays with who plays Heroes alone.
const HEROES: Chosen = {
  ...BASE,
  sheet: 'C',
  explore: 'heroes',
  seasons: 'heroes',
  scoring: 'heroes',
  ambushes: ['dragon', 'ogre_charge'],
  heroes: ['wren'],
  ruins: false,
};

const facts = {
  scoring: {
    greenbough: { set: 'base', category: 'forest', solo: 21 },
    treetower: { set: 'base', category: 'forest', solo: 17 },
    deepwood: { set: 'heroes', category: 'forest', solo: 1 },
    wildholds: { set: 'base', category: 'village', solo: 16 },
    caravansary: { set: 'heroes', category: 'village', solo: 1 },
  },
  ambushes: {
    goblin_attack: { set: 'base' },
    gnoll_raid: { set: 'base' },
    dragon: { set: 'heroes' },
    ogre_charge: { set: 'promo' },
  },
  heroes: { wren: { set: 'heroes' } },
  ruins: { temple_ruins: { set: 'base' } },
  seasons: { base: [], heroes: [] },
  sheet_sets: { A: 'base', C: 'heroes' },
  presets: {
    english: { ...BASE, fallback_terrain: 'card' },
    polish_base: BASE,
    hungarian: { ...BASE },
    german: { ...BASE, reading: 'free' },
  },
  editions: { en: 'english', pl: 'polish_base', hu: 'hungarian', de: 'german' },
  choices: { sheet: ['A', 'B'] },
} as unknown as Printed;

test('tables are alike however many sit there and in whatever order their ambushes are named', () => {
  expect(isAlike(BASE, { ...BASE, seats: 7, ambushes: ['gnoll_raid', 'goblin_attack'] })).toBe(true);
  expect(isAlike(BASE, { ...BASE, ruins: false })).toBe(false);
});

test('presets that are played alike are one, named after the edition of the reader', () => {
  expect(presetsOf(facts, 'en').map((preset) => [preset.id, preset.alike])).toEqual([
    ['english', []],
    ['polish_base', ['hungarian']],
    ['german', []],
  ]);
  expect(presetsOf(facts, 'hu')[0]).toMatchObject({ id: 'hungarian', alike: ['polish_base'] });
});

test('everybody begins with the own edition, which comes first', () => {
  expect(ownEdition(facts, 'en').fallback_terrain).toBe('card');
  expect(ownEdition(facts, 'de').reading).toBe('free');
  expect(presetsOf(facts, 'de')[0]?.id).toBe('german');
});

test.each<[string, Partial<Chosen>]>([
  ['a map', { sheet: 'A' }],
  ['explore cards', { explore: 'base' }],
  ['seasons', { seasons: 'base' }],
  ['the pool of edicts', { scoring: 'both' }],
  ['an edict', { edicts: ['deepwood', 'wildholds'] }],
  ['an ambush', { ambushes: ['dragon', 'gnoll_raid'] }],
])('ruins join as soon as %s of the base game is mixed with Heroes', (_, changes) => {
  expect(withRuins(HEROES, { ...HEROES, ...changes }, facts).ruins).toBe(true);
});

test('ruins stay out of Heroes alone, and wherever somebody left them out', () => {
  const without = { ...BASE, ruins: false };
  expect(withRuins(HEROES, { ...HEROES, edicts: ['deepwood', 'caravansary'] }, facts).ruins).toBe(false);
  expect(withRuins({ ...HEROES, sheet: 'A', ruins: true }, HEROES, facts).ruins).toBe(false);
  expect(withRuins(without, { ...without, heroes: ['wren'] }, facts).ruins).toBe(false);
});

test('a table keeps the ruins as its host has settled them', () => {
  const draft = new Draft(HEROES);
  draft.change(facts, { sheet: 'A' });
  expect(draft.options.ruins).toBe(true);
  draft.change(facts, { ruins: false });
  draft.change(facts, { seasons: 'base' });
  expect(draft.options).toMatchObject({ sheet: 'A', seasons: 'base', ruins: false });
});

test('edicts are chosen from the sets that are played with', () => {
  expect(scoringCards(facts, 'base').get('forest')).toEqual(['greenbough', 'treetower']);
  expect(scoringCards(facts, 'both').get('forest')).toHaveLength(3);
  expect(firstEdicts(facts, 'heroes')).toEqual(['deepwood', 'caravansary']);
});

test('a card of a category that lies elsewhere changes places with it', () => {
  expect(withEdict(facts, ['greenbough', 'wildholds'], 0, 'treetower')).toEqual(['treetower', 'wildholds']);
  expect(withEdict(facts, ['greenbough', 'wildholds'], 1, 'treetower')).toEqual(['wildholds', 'treetower']);
});

test('another set replaces the edicts that are not in it', () => {
  expect(edictsIn(facts, ['treetower', 'wildholds'], 'heroes')).toEqual(['deepwood', 'caravansary']);
  expect(edictsIn(facts, ['treetower', 'wildholds'], 'both')).toEqual(['treetower', 'wildholds']);
});

test('a card is put in and taken out', () => {
  expect(turned(['a'], 'b')).toEqual(['a', 'b']);
  expect(turned(['a', 'b'], 'a')).toEqual(['b']);
});

test('cards are sorted by their set', () => {
  expect(bySet(facts.scoring)).toEqual([
    ['base', ['greenbough', 'treetower', 'wildholds']],
    ['heroes', ['deepwood', 'caravansary']],
  ]);
});

test('a refusal is shown where it belongs', () => {
  expect(fieldOf('wrong_seats', {}, facts)).toBe('seats');
  expect(fieldOf('wrong_ambushes', {}, facts)).toBe('ambushes');
  expect(fieldOf('unknown_choice', { option: 'sheet' }, facts)).toBe('sheet');
  expect(fieldOf('unknown_choice', { option: 'unheard_of' }, facts)).toBe('form');
  expect(fieldOf('not_saved', {}, facts)).toBe('form');
});
