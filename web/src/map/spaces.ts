/** Spaces of a sheet: eleven rows A to K, eleven columns 1 to 11. A cell may also lie off the sheet. */
export const SIZE = 11;

export type Space = number;
export type Cell = readonly [row: number, column: number];

const ROWS = 'ABCDEFGHIJK';

export const ALL_SPACES: readonly Space[] = Array.from({ length: SIZE * SIZE }, (_, space) => space);

export const rowOf = (space: Space): number => Math.floor(space / SIZE);
export const columnOf = (space: Space): number => space % SIZE;
export const cellOf = (space: Space): Cell => [rowOf(space), columnOf(space)];
export const rowName = (row: number): string => ROWS.charAt(row);

export const isOnSheet = ([row, column]: Cell): boolean => row >= 0 && column >= 0 && row < SIZE && column < SIZE;
export const spaceAt = ([row, column]: Cell): Space => row * SIZE + column;

/** `A1` for 0, `K11` for 120. */
export const nameOf = (space: Space): string => rowName(rowOf(space)) + (columnOf(space) + 1);
export const spaceOf = (name: string): Space => ROWS.indexOf(name.charAt(0)) * SIZE + Number(name.slice(1)) - 1;
export const spacesOf = (names: readonly string[]): Space[] => names.map(spaceOf);
export const namesOf = (spaces: readonly Space[]): string[] => spaces.map(nameOf);

/** The cells that share a side with a cell, on the sheet or off it. */
export const beside = ([row, column]: Cell): Cell[] => [
  [row - 1, column],
  [row, column + 1],
  [row + 1, column],
  [row, column - 1],
];
