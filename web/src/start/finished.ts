/** The map on the start page: one believable game, drawing by drawing. */
import type { Piece, Pieces } from '../map/land';
import { spacesOf, type Space } from '../map/spaces';

const SHEET = [
  '...........',
  '...M.,.....',
  '.,......M,.',
  '...........',
  '...........',
  '.....M.....',
  '...........',
  '...........',
  '.,M......,.',
  '.....,.M...',
  '...........',
];

type Drawn = readonly [sign: string, card: string, spaces: string];

const DRAWN: readonly Drawn[] = [
  ['F', 'orchard', 'A1 A2 A3 B1'],
  ['V', 'hamlet', 'D4 D5 D6 E5 E6'],
  ['W', 'marshlands', 'C1 C2 C3 D2 E2'],
  ['A', 'farmland', 'F2 G1 G2 G3 H2'],
  ['W', 'fishing_village', 'K4 K5 K6 K7'],
  ['F', 'treetop_village', 'A11 B11 C11 C10 D10'],
  ['B', 'goblin_attack', 'E8 F9 G10'],
  ['W', 'great_river', 'G4 G5 G6'],
  ['H', 'dobrik', 'F8'],
  ['A', 'hinterland_stream', 'H5 I5 J5 J4 J3'],
  ['F', 'forgotten_forest', 'I11 J11 J10 K10'],
  ['V', 'homestead', 'C7 D7 E7 D8'],
  ['D', 'dragon', 'H9 I7 I8 I9 J7'],
  ['F', 'orchard', 'A6 A7 A8 B8'],
  ['V', 'hamlet', 'J1 K1 K2'],
  ['A', 'rift_lands', 'D3'],
  ['A', 'farmland', 'E3 F3'],
  ['W', 'great_river', 'H6 I6 J6'],
  ['F', 'treetop_village', 'E10 F10 F11 G11 H11'],
  ['X', 'dobrik', 'E8 F9'],
];

export interface Finished {
  map: string[];
  pieces: Pieces;
  marks: Space[];
}

export function finished(): Finished {
  const signs = [...SHEET.join('')];
  const pieces = new Map<Space, Piece>();
  DRAWN.forEach(([sign, card, spaces], number) => {
    for (const space of spacesOf(spaces.split(' '))) {
      const isRuins = /[,a-z]/.test(signs[space] ?? '');
      signs[space] = isRuins ? sign.toLowerCase() : sign;
      pieces.set(space, { number, card, season: '' });
    }
  });
  const map = SHEET.map((line, row) => signs.slice(row * line.length, (row + 1) * line.length).join(''));
  return { map, pieces, marks: spacesOf(['E8', 'F7', 'F9', 'G8']) };
}
