/** What is to be drawn on a sheet: regions, single symbols, seams. The map says what lies where, pieces say who drew it. */
import { clusters } from './clusters';
import { ruled, UNIT } from './outline';
import { isFilled, spacesWith, type Ground, type Plot } from './notation';
import { cellOf, columnOf, rowOf, SIZE, type Cell, type Space } from './spaces';

/** One drawing that was made on a sheet. */
export interface Piece {
  number: number;
  card: string;
  season: string;
}

export type Pieces = ReadonlyMap<Space, Piece>;

export interface Region {
  key: string;
  terrain: Ground;
  cells: Cell[];
  seed: number;
}

export interface Land {
  regions: Region[];
  mountains: Space[];
  ruins: Space[];
  seals: Space[];
  destroyed: Space[];
  both: Space[];
  seams: string;
}

// Back to front.
const LAYERS: readonly Ground[] = ['wasteland', 'water', 'farm', 'forest', 'village', 'monster', 'hero'];

export function landOf(plots: readonly Plot[], pieces: Pieces): Land {
  const ruins = plots.flatMap((plot, space) => (plot.isRuins ? [space] : []));
  return {
    regions: LAYERS.flatMap((terrain) => regionsOf(plots, pieces, terrain)),
    mountains: spacesWith(plots, 'mountain'),
    ruins: ruins.filter((space) => !isFilled(plots[space])),
    seals: ruins.filter((space) => isFilled(plots[space])),
    destroyed: spacesWith(plots, 'destroyed'),
    both: spacesWith(plots, 'both'),
    seams: seams(plots, pieces),
  };
}

function regionsOf(plots: readonly Plot[], pieces: Pieces, terrain: Ground): Region[] {
  const isSame = (a: Space, b: Space): boolean =>
    // Monsters of different cards stay apart: they have different powers.
    terrain !== 'monster' || (plots[a]?.letter === plots[b]?.letter && pieces.get(a)?.number === pieces.get(b)?.number);
  return clusters(spacesWith(plots, terrain), isSame).map((spaces) => ({
    key: `${terrain} ${spaces.join(' ')}`,
    terrain,
    cells: spaces.map(cellOf),
    seed: spaces[0] ?? 0,
  }));
}

/** Where two drawings of the same terrain met. */
function seams(plots: readonly Plot[], pieces: Pieces): string {
  let path = '';
  const isSeam = (a: Space, b: Space): boolean => {
    const [first, second] = [pieces.get(a), pieces.get(b)];
    if (!first || !second || first.number === second.number) return false;
    const ground = plots[a]?.ground;
    return ground === plots[b]?.ground && ground !== 'monster' && ground !== 'destroyed' && ground !== 'empty';
  };
  for (const space of pieces.keys()) {
    const [row, column] = cellOf(space);
    const [x, y] = [column * UNIT, row * UNIT];
    if (columnOf(space) + 1 < SIZE && isSeam(space, space + 1))
      path += ruled(x + UNIT, y + 4, x + UNIT, y + 56, row + column);
    if (rowOf(space) + 1 < SIZE && isSeam(space, space + SIZE))
      path += ruled(x + 4, y + UNIT, x + 56, y + UNIT, row + column);
  }
  return path;
}

const MASKS: Readonly<Record<string, string>> = {
  D: 'dragon',
  Z: 'zombie',
  G: 'gorgon',
  T: 'troll',
  goblin_attack: 'goblin',
  bugbear_assault: 'bugbear',
  kobold_onslaught: 'kobold',
  gnoll_raid: 'gnoll',
};

/** The symbol of a monster: by its letter, else by the card that brought it. */
export const maskOf = (letter: string | null, card: string): string => MASKS[letter ?? card] ?? 'fiend';

/** The mask of an ambush card itself. */
export const maskOfCard = (card: string): string =>
  MASKS[card] ?? (['dragon', 'zombie', 'gorgon', 'troll'].includes(card) ? card : 'fiend');
