/** The drawn examples of the rules: pieces of a map in the notation of docs/notation.md, and what lies above them. */
import type { Piece, Pieces } from '../map/land';
import { isFilled, plotsOf, type Plot } from '../map/notation';
import { cellOf, SIZE, spaceOf, spacesOf, type Cell, type Space } from '../map/spaces';
import type { Terrain } from '../protocol';
import examples from './examples.json';

export type ExampleName = keyof typeof examples;

/** An example as it is written down; spaces are named in one line. */
interface Written {
  card: string;
  /** The top left space of the piece. */
  at: string;
  rows: string[];
  ghost?: { terrain: string; spaces: string };
  ringed?: string;
  scared?: string;
  closed?: string;
  earning?: string;
  walked?: string;
  marks?: string;
}

export interface Example {
  card: string;
  plots: Plot[];
  pieces: Pieces;
  /** The part of the sheet that is shown. */
  corner: Cell;
  rows: number;
  columns: number;
  ghost: { terrain: Terrain; cells: Cell[]; seals: Space[]; isMissed: boolean } | null;
  ringed: Space[];
  scared: Space[];
  earning: Space[];
  walked: Space[];
  marks: Space[];
}

const named = (spaces = ''): Space[] => spacesOf(spaces.split(' ').filter(Boolean));

/** A whole map with the piece in its place and nothing around it. */
function mapOf({ at, rows }: Written): string[] {
  const [top, left] = cellOf(spaceOf(at));
  return Array.from({ length: SIZE }, (_, row) =>
    ('.'.repeat(left) + (rows[row - top] ?? '')).padEnd(SIZE, '.').slice(0, SIZE),
  );
}

export function exampleOf(name: ExampleName): Example {
  const written: Written = examples[name];
  const plots = plotsOf(mapOf(written));
  const piece: Piece = { number: 0, card: written.card, season: '' };
  const monsters = plots.flatMap((plot, space) => (plot.ground === 'monster' ? [space] : []));
  const drawn = named(written.ghost?.spaces);
  const ringed = named(written.ringed);
  return {
    card: written.card,
    plots,
    pieces: new Map(monsters.map((space) => [space, piece])),
    corner: cellOf(spaceOf(written.at)),
    rows: written.rows.length,
    columns: written.rows[0]?.length ?? 0,
    ghost: written.ghost
      ? {
          terrain: written.ghost.terrain as Terrain,
          cells: drawn.map(cellOf),
          seals: drawn.filter((space) => plots[space]?.isRuins),
          isMissed: ringed.length > 0,
        }
      : null,
    ringed: ringed.filter((space) => !isFilled(plots[space])),
    scared: named(written.scared),
    earning: named(written.earning),
    walked: named(written.walked),
    marks: named(written.marks),
  };
}
