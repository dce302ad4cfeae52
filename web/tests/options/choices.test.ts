import { expect, test } from 'vitest';
import { bySet, edictsIn, fieldOf, firstEdicts, isAlike, presetsOf, scoringCards, turned, withEdict, type Chosen } from '../../src/options/choices';
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
};

const facts = {
  scoring: {
    greenbough: { set: 'base', category: 'forest', solo: 21 },
    treetower: { set: 'base', category: 'forest', solo: 17 },
    deepwood: { set: 'heroes', category: 'forest', solo: 1 },
    wildholds: { set: 'base', category: 'village', solo: 16 },
    caravansary: { set: 'heroes', category: 'village', solo: 1 },
  },
  presets: { polish_base: BASE, czech: { ...BASE }, german: { ...BASE, reading: 'free' } },
  choices: { sheet: ['A', 'B'] },
} as unknown as Printed;

test('tables are alike however many sit there and in whatever order their ambushes are named', () => {
  expect(isAlike(BASE, { ...BASE, seats: 7, ambushes: ['gnoll_raid', 'goblin_attack'] })).toBe(true);
  expect(isAlike(BASE, { ...BASE, ruins: false })).toBe(false);
});

test('presets that are played alike are one, named after the edition of the reader', () => {
  expect(presetsOf(facts, 'en').map((preset) => [preset.id, preset.alike])).toEqual([
    ['polish_base', ['czech']],
    ['german', []],
  ]);
  expect(presetsOf(facts, 'cs')[0]).toMatchObject({ id: 'czech', alike: ['polish_base'] });
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
