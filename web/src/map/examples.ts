/** A small example for every scoring card: what lies there, and which spaces earn. */
import type { Cell } from './spaces';

/** F forest, V village, A farm, W water, M mountain, R ruins, X anything filled, O monster; a point is empty. */
type Drawing = readonly [rows: string, lit: string];

// Spaces that earn are named by row and column, counted from 0.
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  sentinel_wood: ['.FF. F..F ...F', '01 02 10 13 23'],
  greenbough: ['F... .FF. ....', '00 11 12'],
  treetower: ['XFX. FFX. .F..', '01 11'],
  stoneside_forest: ['MF.. .FF. ..FM', '00 01 11 12 22 23'],
  faunlost_thicket: ['.F.F .F.. .FF.', '01 11 21'],
  deepwood: ['FFF. .FF. V...', '00 01 02 11 12'],
  heart_of_the_forest: ['.F.. FFF. .FFV', '11'],
  sleepy_valley: ['FF.F ..F. ....', '00 01 03'],
  canal_lake: ['.WA. WWA. .A..', '01 02 11 12 21'],
  mages_valley: ['.W.. AMW. .W.W', '01 10 12 21'],
  the_golden_granary: ['WR.. .W.A ....', '00 11'],
  shoreside_expanse: ['.... .AA. .A..', '11 12 21'],
  craylund: ['.WW. .AAW ....', '01 02 11 12 13'],
  ulems_wallow: ['.A.. AW.A ..WA', '11'],
  clawsgrave_peaks: ['MWW. ..WA ....', '00 01 02 12'],
  jorekburg: ['.W.A .A.. ...W', '01 03 11 23'],
  wildholds: ['VVV. .VVV ....', '00 01 02 11 12 13'],
  great_city: ['VV.. VV.M ..VV', '00 01 10 11'],
  greengold_plains: ['WF.. VVA. ....', '10 11'],
  shieldgate: ['VVV. .V.V ..VV', '13 22 23'],
  traylo_monastery: ['VVVV .V.. ....', '00 01 02 03 11'],
  outer_enclave: ['.... .VV. .FV.', '01 02 10 13 23'],
  gnomish_colony: ['VV.. VVV. ....', '00 01 10 11 12'],
  caravansary: ['..VV VVV. V...', '02 03 10 11 12 20'],
  borderlands: ['.X.X XXXX .X..', '10 11 12 13'],
  lost_barony: ['XXX. XXX. XXXX', '00 01 02 10 11 12 20 21 22'],
  the_broken_road: ['X... XX.. .XX.', '10 21'],
  the_cauldrons: ['.X.X X.XX .XX.', '00 02 11 20 23'],
  dwarvenholds: ['.X.. XXMX .X..', '10 11 12 13'],
  silos: ['X.X. XXX. X.X.', '00 02 10 12 20 22'],
  banded_hills: ['FVAWM ..... ..F..', '00 01 02 03 04'],
  starlit_sigil: ['XXXX X..X XX.X', '11 12 22'],
};

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

/** The example of a scoring card; none for a card that is not known yet. */
export function exampleOf(card: string): Example | null {
  const drawing = DRAWINGS[card];
  if (!drawing) return null;
  const rows = drawing[0].split(' ');
  const plots = rows.flatMap((line, row) =>
    [...line].map((sign, column) => {
      const ground = GROUNDS[sign] ?? '';
      return { row, column, ground, mark: MARKS[ground] ?? '' };
    }),
  );
  const lit = drawing[1].split(' ').map((name): Cell => [Number(name[0]), Number(name[1])]);
  return { rows: rows.length, columns: Math.max(...rows.map((line) => line.length)), plots, lit };
}
