/** Shapes in the hand: turned and mirrored around one of their own cells. */
import type { Cell } from '../map/spaces';

export type Cells = readonly Cell[];

/** A way to hold a shape. */
export interface Turning {
  quarter: number;
  isMirrored: boolean;
}

const inOrder = (a: Cell, b: Cell): number => a[0] - b[0] || a[1] - b[1];

/** The cell of a shape nearest to its middle: it stays in place when the shape is turned. */
export function pivotOf(cells: Cells): Cell {
  const row = cells.reduce((sum, cell) => sum + cell[0], 0) / cells.length;
  const column = cells.reduce((sum, cell) => sum + cell[1], 0) / cells.length;
  const far = (cell: Cell): number => (cell[0] - row) ** 2 + (cell[1] - column) ** 2;
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), cells[0] ?? [0, 0]);
}

function turnedCell([row, column]: Cell, { quarter, isMirrored }: Turning): Cell {
  let cell: Cell = [row, isMirrored ? -column : column];
  for (let turn = 0; turn < quarter; turn++) cell = [cell[1], -cell[0] || 0];
  return [cell[0] || 0, cell[1] || 0];
}

/** The cells of a shape as steps from its pivot, in reading order. */
export function held(cells: Cells, turning: Turning): Cells {
  const [row, column] = pivotOf(cells);
  return cells.map((cell) => turnedCell([cell[0] - row, cell[1] - column], turning)).sort(inOrder);
}

/** The same cells moved so that the box around them begins at (0, 0). */
export function boxed(cells: Cells): Cells {
  const top = Math.min(...cells.map((cell) => cell[0]));
  const left = Math.min(...cells.map((cell) => cell[1]));
  return cells.map(([row, column]): Cell => [row - top, column - left]).sort(inOrder);
}

export const moved = (cells: Cells, [down, right]: Cell): Cells =>
  cells.map(([row, column]): Cell => [row + down, column + right]);

/** A name for the form of some cells, wherever they lie. */
export const formOf = (cells: Cells): string =>
  boxed(cells)
    .map((cell) => cell.join())
    .join(' ');

const TURNINGS: readonly Turning[] = [false, true].flatMap((isMirrored) =>
  [0, 1, 2, 3].map((quarter) => ({ quarter, isMirrored })),
);

/** The different ways to hold a shape. */
export function turningsOf(cells: Cells): Turning[] {
  const seen = new Set<string>();
  return TURNINGS.filter((turning) => {
    const form = formOf(held(cells, turning));
    return !seen.has(form) && seen.add(form);
  });
}

/** A name for a shape, however it is held. */
export const shapeName = (cells: Cells): string =>
  TURNINGS.map((turning) => formOf(held(cells, turning))).sort()[0] ?? '';

/** The shape as it is held, in a box that begins at (0, 0). */
export const shown = (cells: Cells, turning: Turning): Cells => boxed(held(cells, turning));
