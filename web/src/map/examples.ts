/** The small example of a scoring card: what lies there, and which spaces earn. */
import type { PrintedDiagram } from '../protocol';
import type { Cell } from './spaces';

/** Signs of a diagram; a point is empty. */
const GROUNDS: Readonly<Record<string, string>> = {
  F: 'forest',
  V: 'village',
  A: 'farm',
  W: 'water',
  M: 'mountain',
  R: 'ruins',
  X: 'filled',
  O: 'monster',
};

const MARKS: Readonly<Record<string, string>> = {
  forest: 'M5 1.600L8.400 8H1.600z',
  village: 'M2 8.500V5L5 2L8 5V8.500z',
  farm: 'M5 8.500V3M5 4L2.500 2M5 4L7.500 2M5 6.500L2.500 4.500M5 6.500L7.500 4.500',
  water: 'M1.500 4q1.700-2.200 3.500 0t3.500 0M1.500 7q1.700-2.200 3.500 0t3.500 0',
  mountain: 'M1 8.500L5 1.500L9 8.500z',
  ruins: 'M2.500 8.500V4a2.500 2.500 0 0 1 5 0V8.500',
  filled: 'M2 8L8 2M2 5L5 2M5 8L8 5',
  monster: 'M2 2L5 8L8 2L5 4z',
};

export interface Example {
  rows: number;
  columns: number;
  plots: { row: number; column: number; ground: string; mark: string }[];
  lit: Cell[];
}

export function exampleOf(diagram: PrintedDiagram): Example {
  const plots = diagram.rows.flatMap((line, row) =>
    [...line].map((sign, column) => {
      const ground = GROUNDS[sign] ?? '';
      return { row, column, ground, mark: MARKS[ground] ?? '' };
    }),
  );
  const columns = Math.max(...diagram.rows.map((line) => line.length));
  return { rows: diagram.rows.length, columns, plots, lit: diagram.earning };
}
