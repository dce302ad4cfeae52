/** Cards as stamps: their shapes and terrains, as they are printed, to be put anywhere on empty spaces. */
import { boxed, held, turningsOf, type Cells } from '../hand/shapes';
import { isFilled, type Plot } from '../map/notation';
import { ALL_SPACES, cellOf, isOnSheet, nameOf, spaceAt, type Cell } from '../map/spaces';
import type { Fit, Offer, Printed, Terrain } from '../protocol';
import type { Sign } from './painting';

/** One way to draw a card. */
export interface Way {
  cells: Cells;
  terrain: Terrain;
  hasCoin: boolean;
}

export interface Stamp {
  card: string;
  kind: 'explore' | 'ambush' | 'hero';
  ways: Way[];
  /** The spaces that a hero attacks, each way it can be turned. */
  attacks: Cells[];
}

const ONE: Cells = [[0, 0]];

/** The stamp of a card; null for ruins and for what is no card. */
export function stampOf(card: string, facts: Printed): Stamp | null {
  const explore = facts.explore[card];
  if (explore) {
    const ways = explore.terrains.flatMap((terrain) =>
      explore.shapes.map(({ cells, coin }) => ({ cells: cells, terrain, hasCoin: coin })),
    );
    return { card, kind: 'explore', ways, attacks: [] };
  }
  const ambush = facts.ambushes[card];
  if (ambush) {
    const way: Way = { cells: ambush.cells, terrain: 'monster', hasCoin: false };
    return { card, kind: 'ambush', ways: [way], attacks: [] };
  }
  const hero = facts.heroes[card];
  if (!hero) return null;
  return { card, kind: 'hero', ways: [{ cells: ONE, terrain: 'hero', hasCoin: false }], attacks: turned(hero.attacks) };
}

/** Steps from a hero, turned by quarters; what looks the same comes once. */
function turned(steps: readonly (readonly [number, number])[]): Cells[] {
  const ways = new Map<string, Cells>();
  let now: Cell[] = steps.map(([row, column]) => [row, column]);
  for (let quarter = 0; quarter < 4; quarter++) {
    const sorted = [...now].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    ways.set(sorted.join(' '), sorted);
    now = now.map(([row, column]): Cell => [column, -row || 0]);
  }
  return [...ways.values()];
}

const POWERS: Readonly<Record<string, Sign>> = { dragon: 'D', zombie: 'Z', gorgon: 'G', troll: 'T' };
const SIGNS: Readonly<Record<Terrain, Sign>> = {
  forest: 'F',
  village: 'V',
  farm: 'A',
  water: 'W',
  monster: 'B',
  hero: 'H',
};

/** The letter that a stamp leaves. */
export const signOf = (card: string, terrain: Terrain, facts: Printed): Sign =>
  POWERS[facts.ambushes[card]?.power ?? ''] ?? SIGNS[terrain];

/** Everywhere that a stamp can be put: on empty spaces of the sheet, turned and mirrored. */
export function offerOf(stamp: Stamp, plots: readonly Plot[]): Offer {
  const shapes = new Map(stamp.ways.map((way) => [way.cells.join(' '), way.cells]));
  return {
    sheet: 0,
    terrains: [...new Set(stamp.ways.map((way) => way.terrain))],
    fits: [...shapes.values()].flatMap((cells) => fitsOf(cells, plots)),
    fallback: false,
    attacks: stamp.attacks as [number, number][][],
  };
}

function fitsOf(cells: Cells, plots: readonly Plot[]): Fit[] {
  return turningsOf(cells).map((turning) => {
    const box = boxed(held(cells, turning));
    const [top = [0, 0] as Cell] = box;
    const steps = box.map(([row, column]): [number, number] => [row - top[0], column - top[1]]);
    const isFree = (cell: Cell): boolean => isOnSheet(cell) && !isFilled(plots[spaceAt(cell)]);
    const at = ALL_SPACES.filter((space) => {
      const [row, column] = cellOf(space);
      return steps.every(([down, right]) => isFree([row + down, column + right]));
    });
    return { cells: steps, at: at.map(nameOf) };
  });
}

/** Whether one of a card's ways could be among some painted spaces. */
export function mayLieIn(stamp: Stamp, plots: readonly Plot[], isFree: (space: number) => boolean): boolean {
  return stamp.ways.some(({ cells, terrain }) => {
    const ground = plots.map((plot, space): Plot => {
      const isIt = isFree(space) && (plot.ground === terrain || plot.ground === 'both' || plot.ground === 'destroyed');
      return { ground: isIt ? 'empty' : 'wasteland', isRuins: false, letter: null };
    });
    return fitsOf(cells, ground).some((fit) => fit.at.length);
  });
}
