import { expect, test } from 'vitest';
import { spaceOf, spacesOf } from '../../src/map/spaces';
import { between, blank, cardsIn, linesOf, painted, plotsIn, stamped } from '../../src/scorer/painting';
import { mayLieIn, offerOf, signOf, stampOf } from '../../src/scorer/stamps';
import { FACTS, SHEET } from './facts';

const EMPTY = blank(SHEET);
const RIVER = spacesOf(['A1', 'A2', 'A3']);

test('a blank painting is its sheet', () => {
  expect(linesOf(EMPTY, SHEET)).toEqual(SHEET);
});

test('what is painted on ruins is written small, and printed ground stays', () => {
  const map = painted(EMPTY, spacesOf(['A4', 'A5', 'A6', 'K1']), 'F');
  expect(linesOf(map, SHEET)[0]).toBe('...MFf.....');
  expect(linesOf(map, SHEET)[10]).toBe(SHEET[10]);
  expect(linesOf(painted(map, spacesOf(['A6']), '.'), SHEET)[0]).toBe('...MF,.....');
});

test('a stamp is known by its card until a space of it is changed', () => {
  const map = stamped(EMPTY, RIVER, 'W', { card: 'great_river', season: 'spring' });
  expect(cardsIn(map, 'spring')).toEqual(new Set(['great_river']));
  expect(cardsIn(map, 'summer')).toEqual(new Set());
  const changed = painted(map, spacesOf(['A3']), 'F');
  expect(cardsIn(changed, 'spring')).toEqual(new Set());
  expect(linesOf(changed, SHEET)[0]).toBe('WWFM.,.....');
});

test('the marks of a hero go with the hero, and nobody else’s', () => {
  const first = stamped(EMPTY, spacesOf(['C3']), 'H', {
    card: 'dal',
    season: 'spring',
    struck: spacesOf(['B3', 'C4']),
  });
  const both = stamped(first, spacesOf(['G7']), 'H', { card: 'wren', season: 'spring', struck: spacesOf(['G8']) });
  expect(linesOf(both, SHEET).at(-1)).toBe('marks: B3 C4 G8');
  expect(linesOf(painted(both, spacesOf(['C3']), '.'), SHEET).at(-1)).toBe('marks: G8');
});

test('a quick stroke has no gaps', () => {
  expect(between(spaceOf('A1'), spaceOf('D4'))).toEqual(spacesOf(['B2', 'C3', 'D4']));
  expect(between(spaceOf('B2'), spaceOf('B2'))).toEqual([]);
});

test('stamps know their shapes, terrains and ways to turn', () => {
  expect(stampOf('great_river', FACTS)?.ways).toHaveLength(2);
  expect(stampOf('temple_ruins', FACTS)).toBeNull();
  expect(stampOf('joker', FACTS)).toBeNull();
  expect(stampOf('dal', FACTS)?.attacks).toHaveLength(4);
  expect(['zombie', 'goblin_attack'].map((card) => signOf(card, 'monster', FACTS))).toEqual(['Z', 'B']);
});

test('a stamp can be put on empty spaces only', () => {
  const stamp = stampOf('great_river', FACTS);
  if (!stamp) throw new Error('there is no stamp');
  const all = (map = EMPTY): number =>
    offerOf(stamp, plotsIn(map, SHEET)).fits.reduce((sum, fit) => sum + fit.at.length, 0);
  expect(all(painted(EMPTY, RIVER, 'W'))).toBeLessThan(all());
});

test('a card may lie among what was painted by hand, or surely not', () => {
  const stamp = stampOf('great_river', FACTS);
  if (!stamp) throw new Error('there is no stamp');
  const may = (names: string[]): boolean =>
    mayLieIn(stamp, plotsIn(painted(EMPTY, spacesOf(names), 'W'), SHEET), () => true);
  expect(may(['C1', 'C2', 'C3'])).toBe(true);
  expect(may(['C1', 'C2', 'D3'])).toBe(false);
});
