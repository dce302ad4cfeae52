/** Enough of what is printed for a few cards. */
import type { Chosen } from '../../src/options/choices';
import type { Printed } from '../../src/protocol';

export const BASE: Chosen = {
  seats: 1,
  sheet: 'A',
  explore: 'base',
  seasons: 'base',
  scoring: 'base',
  edicts: [],
  ambushes: ['goblin_attack', 'zombie'],
  heroes: [],
  skills: [],
  ruins: true,
  ambush: 'neighbours',
  reading: 'fixed',
  fallback_terrain: 'any',
  skill_limit: 'season',
  edict_order: 'given',
};
export const EDICTS = ['sentinel_wood', 'mages_valley', 'wildholds', 'borderlands'];
export const SHEET = ['...M.,.....', ...Array.from({ length: 9 }, () => '...........'), '##.........'];

export const FACTS = {
  explore: {
    great_river: {
      set: 'base',
      time: 1,
      terrains: ['water'],
      shapes: [
        {
          cells: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
          coin: true,
        },
        {
          cells: [
            [0, 2],
            [1, 1],
            [1, 2],
            [2, 0],
            [2, 1],
          ],
          coin: false,
        },
      ],
    },
  },
  ruins: { temple_ruins: { set: 'base' } },
  ambushes: {
    goblin_attack: {
      cells: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      power: null,
    },
    zombie: { cells: [[0, 0]], power: 'zombie' },
  },
  heroes: {
    dal: {
      set: 'heroes',
      attacks: [
        [-1, 0],
        [0, 1],
      ],
    },
  },
  scoring: Object.fromEntries(EDICTS.map((card) => [card, { set: 'base' }])),
  seasons: {
    base: [
      { id: 'spring', time: 8, edicts: ['A', 'B'] },
      { id: 'summer', time: 8, edicts: ['B', 'C'] },
    ],
  },
  sheets: { A: SHEET },
  presets: {
    polish_base: BASE,
    german: { ...BASE, reading: 'free' },
    polish_heroes: { ...BASE, sheet: 'C', explore: 'heroes', heroes: ['dal'], ruins: false },
  },
  most_coins: 14,
} as unknown as Printed;
