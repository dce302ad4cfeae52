/** One region of a terrain as paths: wash, rim, pattern, joints, symbols, ink. */
import { noise, short, wobble } from './noise';
import { membership, outline, ruled, thorns, UNIT } from './outline';
import type { Ground } from './notation';
import type { Cell } from './spaces';

export interface Symbol {
  name: string;
  transform: string;
  hasClearing: boolean;
  letter: string;
  letterAt: string;
}

export interface Drawn {
  thorns: string;
  wash: string;
  tone: string;
  rim: string;
  shores: [string, string] | null;
  furrows: [string, string] | null;
  pattern: string;
  lanes: string;
  hedges: string;
  rays: string;
  ticks: string;
  ink: [string, string];
  symbols: Symbol[];
}

export interface Faces {
  mask: (cell: Cell) => string;
  letter: (cell: Cell) => string;
}

const FACELESS: Faces = { mask: () => 'fiend', letter: () => '' };
const PATTERNED: ReadonlySet<Ground> = new Set(['forest', 'village', 'monster', 'wasteland']);

/** How a region is drawn; `seed` bends its edges. */
export function regionOf(terrain: Ground, cells: readonly Cell[], seed = 0, faces: Faces = FACELESS): Drawn {
  const edge = outline(cells, { seed });
  const odd = cells.filter(([row, column]) => (row + column) % 2);
  return {
    thorns: terrain === 'monster' ? thorns(cells) : '',
    wash: outline(cells, { inset: 3, round: 8, shake: 1.9, seed: seed + 50 }),
    // So faint a chequer that it only helps to count.
    tone: odd.map((cell) => outline([cell], { inset: 2.5, round: 5, seed })).join(''),
    rim: outline(cells, { inset: 5, round: 6, seed }),
    shores:
      terrain === 'water'
        ? [outline(cells, { inset: 7.5, round: 6, seed }), outline(cells, { inset: 12, round: 5, seed })]
        : null,
    furrows: terrain === 'farm' ? [furrows(cells, 0, seed), furrows(cells, 1, seed)] : null,
    pattern: PATTERNED.has(terrain) ? edge : '',
    lanes: terrain === 'village' ? lanes(cells) : '',
    hedges: terrain === 'farm' ? hedges(cells) : '',
    rays: terrain === 'hero' ? cells.map(rays).join('') : '',
    ticks: terrain === 'farm' ? '' : ticks(cells),
    ink: [edge, outline(cells, { inset: 2.4, round: 6, shake: 1.5, seed: seed + 90 })],
    symbols: symbols(terrain, cells, faces),
  };
}

const place = (x: number, y: number, more = ''): string => `translate(${short(x)} ${short(y)})${more}`;

function furrows(cells: readonly Cell[], parity: number, seed: number): string {
  const chosen = cells.filter(([row, column]) => Math.abs(row + column) % 2 === parity);
  return chosen.map((cell) => outline([cell], { inset: 4.5, round: 3, seed })).join('');
}

/** What makes neighbours grow together: lanes between houses, hedges between fields. */
function lanes(cells: readonly Cell[]): string {
  const isIn = membership(cells);
  let path = '';
  for (const [row, column] of cells) {
    const [x, y] = [column * UNIT + 30, row * UNIT + 47];
    if (isIn(row, column + 1)) path += ruled(x, y, x + UNIT, y, row * 11 + column, 2);
    if (isIn(row + 1, column)) path += ruled(x, y, x, y + UNIT, row * 13 + column, 2);
  }
  return path;
}

function hedges(cells: readonly Cell[]): string {
  const isIn = membership(cells);
  let path = '';
  for (const [row, column] of cells) {
    const [x, y] = [column * UNIT, row * UNIT];
    if (isIn(row, column + 1)) path += ruled(x + UNIT, y + 7, x + UNIT, y + 53, row + column, 1);
    if (isIn(row + 1, column)) path += ruled(x + 7, y + UNIT, x + 53, y + UNIT, row + column, 1);
  }
  return path;
}

function rays([row, column]: Cell): string {
  const [x, y] = [column * UNIT + 30, row * UNIT + 30];
  let path = '';
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray * Math.PI) / 8;
    const length = ray % 2 ? 25.5 : 27;
    path += `M${short(x + Math.cos(angle) * 21)} ${short(y + Math.sin(angle) * 21)}`;
    path += `L${short(x + Math.cos(angle) * length)} ${short(y + Math.sin(angle) * length)}`;
  }
  return path;
}

/** Short strokes at the borders of spaces keep them countable. */
function ticks(cells: readonly Cell[]): string {
  const isIn = membership(cells);
  let path = '';
  for (const [row, column] of cells) {
    const [x, y] = [column * UNIT, row * UNIT];
    if (isIn(row, column + 1)) path += `M${x + UNIT} ${y + 2.5}v7M${x + UNIT} ${y + UNIT - 9.5}v7`;
    if (isIn(row + 1, column)) path += `M${x + 2.5} ${y + UNIT}h7M${x + UNIT - 9.5} ${y + UNIT}h7`;
  }
  return path;
}

/** Exactly one big symbol a space, back to front: counting symbols is counting spaces. */
function symbols(terrain: Ground, cells: readonly Cell[], faces: Faces): Symbol[] {
  const isIn = membership(cells);
  const sorted = [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return sorted.flatMap((cell) => {
    const [row, column] = cell;
    const [x, y] = [column * UNIT + 30, row * UNIT + 30];
    const [dx, dy] = [wobble(row, column, 1) * 1.6, wobble(row, column, 2) * 1.2];
    const symbol = (name: string, transform: string, more: Partial<Symbol> = {}): Symbol => ({
      name,
      transform,
      hasClearing: false,
      letter: '',
      letterAt: '',
      ...more,
    });
    switch (terrain) {
      case 'forest': {
        const size = (0.95 + wobble(row, column, 5) * 0.05).toFixed(2);
        const found = [symbol('forest', place(x + dx, y + dy, ` scale(${size})`))];
        if (isIn(row, column + 1))
          found.push(symbol('fir', place(x + 30 + wobble(row, column, 8) * 3, y - 10 + wobble(row, column, 9) * 4)));
        if (isIn(row + 1, column)) {
          const side = noise(row, column, 4) > 0.5 ? 17 : -17;
          found.push(symbol('fir', place(x + side + wobble(row, column, 6) * 2, y + 27)));
        }
        return found;
      }
      case 'village':
        return [symbol('village', place(x + dx, y - 1 + dy, noise(row, column, 3) > 0.5 ? ' scale(-1 1)' : ''))];
      case 'farm':
        return [symbol('farm', place(x + dx, y + dy), { hasClearing: true })];
      case 'water':
        return [symbol('water', place(x + dx, y + 2))];
      case 'hero':
        return [symbol('hero', place(x, y))];
      case 'monster':
        return [symbol(faces.mask(cell), place(x, y), { letter: faces.letter(cell), letterAt: place(x + 18, y - 17) })];
      default:
        return [];
    }
  });
}
