/** Reads a map in the notation of docs/notation.md. */
import { SIZE, type Space } from './spaces';

export type Ground =
  | 'empty'
  | 'forest'
  | 'village'
  | 'farm'
  | 'water'
  | 'both'
  | 'monster'
  | 'hero'
  | 'mountain'
  | 'wasteland'
  | 'destroyed';

export type Letter = 'D' | 'Z' | 'G' | 'T';

/** What lies on one space. */
export interface Plot {
  ground: Ground;
  isRuins: boolean;
  letter: Letter | null;
}

const GROUNDS: Readonly<Record<string, Ground>> = {
  '.': 'empty',
  F: 'forest',
  V: 'village',
  A: 'farm',
  W: 'water',
  Y: 'both',
  B: 'monster',
  D: 'monster',
  Z: 'monster',
  G: 'monster',
  T: 'monster',
  H: 'hero',
  M: 'mountain',
  '#': 'wasteland',
  X: 'destroyed',
};

const LETTERS: Readonly<Record<string, Letter>> = { D: 'D', Z: 'Z', G: 'G', T: 'T' };

/** The plots of a map, row by row. */
export function plotsOf(map: readonly string[]): Plot[] {
  const plots = map.slice(0, SIZE).flatMap((line) => [...line].map(plotOf));
  if (plots.length !== SIZE * SIZE) throw new Error(`a map has ${SIZE * SIZE} spaces, not ${plots.length}`);
  return plots;
}

function plotOf(sign: string): Plot {
  if (sign === ',') return { ground: 'empty', isRuins: true, letter: null };
  const upper = sign.toUpperCase();
  const ground = GROUNDS[upper];
  if (!ground) throw new Error(`the sign ${sign} is not in the map notation`);
  return { ground, isRuins: sign !== upper, letter: LETTERS[upper] ?? null };
}

export const isFilled = (plot: Plot | undefined): boolean => plot !== undefined && plot.ground !== 'empty';

/** The spaces with one kind of ground. */
export const spacesWith = (plots: readonly Plot[], ground: Ground): Space[] =>
  plots.flatMap((plot, space) => (plot.ground === ground ? [space] : []));
