/** A sheet while it is drawn: its signs, brush and symmetry, one step back, and where it is kept. */
import { codeOfMap, mapOfCode, nameFor, nameIn } from '../map/sheetcode';
import { cellOf, SIZE, spaceAt, type Space } from '../map/spaces';
import { keepSheet, ownSheets } from './own.svelte';

export const BRUSHES = ['mountain', 'ruins', 'wasteland', 'empty'] as const;
export type Brush = (typeof BRUSHES)[number];
export const SYMMETRIES = ['one', 'halves', 'quarters'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export const SIGNS: Readonly<Record<Brush, string>> = { mountain: 'M', ruins: ',', wasteland: '#', empty: '.' };
export const KEYS: Readonly<Record<string, Brush>> = { m: 'mountain', r: 'ruins', w: 'wasteland', e: 'empty' };

const BLANK = Array<string>(SIZE).fill('.'.repeat(SIZE));
const MOST_STEPS = 200;
const LAST = SIZE - 1;

export class SheetDrawing {
  brush = $state<Brush>('mountain');
  symmetry = $state<Symmetry>('one');
  name = $state('');
  map = $state.raw<readonly string[]>(BLANK);
  readonly code = $derived(codeOfMap(this.map, nameFor(this.name)));
  #steps = $state.raw<readonly (readonly string[])[]>([]);
  #id = '';

  constructor(sheet: string) {
    this.map = mapOfCode(sheet) ?? BLANK;
    this.name = nameIn(sheet);
    this.#id = ownSheets().find((each) => each.sheet === sheet)?.id ?? '';
  }

  get mayUndo(): boolean {
    return this.#steps.length > 0;
  }

  /** The spaces that change together. */
  meant(space: Space): Space[] {
    const [row, column] = cellOf(space);
    const [down, right] = [LAST - row, LAST - column];
    const cells: [number, number][] = [[row, column]];
    if (this.symmetry !== 'one') cells.push([row, right]);
    if (this.symmetry === 'quarters') cells.push([down, column], [down, right]);
    return [...new Set(cells.map(spaceAt))];
  }

  /** What the brush leaves there: what is there already is rubbed out. */
  signAt(space: Space): string {
    const sign = SIGNS[this.brush];
    return this.map.join('')[space] === sign ? '.' : sign;
  }

  /** A line of the brush begins: one step, however many spaces it takes. */
  begin(): void {
    this.#steps = [...this.#steps, this.map].slice(-MOST_STEPS);
  }

  set(space: Space, sign: string): void {
    const signs = [...this.map.join('')];
    for (const each of this.meant(space)) signs[each] = sign;
    const after = signs.join('').match(/.{11}/g) ?? [];
    if (after.join() === this.map.join()) return;
    this.map = after;
    this.keep();
  }

  undo(): void {
    const before = this.#steps.at(-1);
    if (!before) return;
    this.#steps = this.#steps.slice(0, -1);
    this.map = before;
    this.keep();
  }

  call(name: string): void {
    this.name = name;
    this.keep();
  }

  keep(): void {
    this.#id ||= crypto.randomUUID?.() ?? String(Date.now());
    keepSheet({ id: this.#id, sheet: this.code });
  }
}
