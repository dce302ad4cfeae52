/** Finds the four marks of a printed sheet in a photo: three squares with a hole, and a full one at the upper left. */
import { homographyOf, mapped, turn, type Point, type Quad } from './homography';

/** A picture in greys, from 0 to 255. */
export interface Greys {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** In units of the map, as Python prints it (printing/blank.py): its side, and how far outside the marks' middles lie. */
export const MAP = 660;
export const OUTSIDE = 34;
export const MARK = 16;
const HOLE = 6;
const SIDE = MAP + 2 * OUTSIDE;

/** Dark spots that hang together. */
interface Spot extends Point {
  area: number;
  hasHole: boolean;
}

/** What is darker than its surroundings, whatever the light. */
function darkIn({ width, height, data }: Greys): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const reach = Math.max(8, Math.round(Math.max(width, height) / 24));
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * (width + 1);
    const bottom = Math.min(height, y + reach + 1) * (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const count = ((bottom - top) / (width + 1)) * (right - left);
      const sum =
        (sums[bottom + right] ?? 0) - (sums[top + right] ?? 0) - (sums[bottom + left] ?? 0) + (sums[top + left] ?? 0);
      if ((data[y * width + x] ?? 0) * count < sum * 0.72) dark[y * width + x] = 1;
    }
  }
  return dark;
}

/** Spots that may be marks: as full as a square is, seen from any side. */
function spotsIn({ width, height }: Greys, dark: Uint8Array): Spot[] {
  const largest = (Math.max(width, height) / 14) ** 2;
  const found: Spot[] = [];
  const stack: number[] = [];
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] !== 1) continue;
    let [area, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0];
    stack.push(start);
    dark[start] = 2;
    while (stack.length) {
      const at = stack.pop() ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      area += 1;
      sx += x;
      sy += y;
      sxx += x * x;
      syy += y * y;
      sxy += x * y;
      for (let side = 0; side < 4; side++) {
        if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
        const next = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
        if (dark[next] === 1) {
          dark[next] = 2;
          stack.push(next);
        }
      }
    }
    if (area < 14 || area > largest) continue;
    const [x, y] = [sx / area, sy / area];
    const spread = (sxx / area - x * x) * (syy / area - y * y) - (sxy / area - x * y) ** 2;
    // A whole square has 1, however it is stretched or turned; with the hole of a mark it has 0.75.
    const fullness = area / (12 * Math.sqrt(Math.max(spread, 1e-9)));
    const middle = dark[Math.round(y) * width + Math.round(x)] ?? 0;
    if (middle === 0 && fullness > 0.55 && fullness < 0.95) found.push({ x, y, area, hasHole: true });
    else if (middle !== 0 && fullness > 0.86 && fullness < 1.12) found.push({ x, y, area, hasHole: false });
  }
  return found;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far four spots are from being the marks of one sheet; Infinity where they cannot be. */
function misfit(full: Spot, right: Spot, across: Spot, left: Spot): number {
  const quad = [full, right, across, left] as const;
  const sides = quad.map((spot, place) => distance(spot, quad[(place + 1) % 4] ?? spot));
  const [shortest, longest] = [Math.min(...sides), Math.max(...sides)];
  if (shortest < 40 || shortest / longest < 0.45 || turn(full, right, across) <= 0 || turn(across, left, full) <= 0)
    return Infinity;
  const share = 1 - HOLE ** 2 / MARK ** 2;
  let worst = 0;
  for (const [place, spot] of quad.entries()) {
    const around = Math.sqrt((sides[place] ?? 1) * (sides[(place + 3) % 4] ?? 1));
    const expected = ((around * MARK) / SIDE) ** 2 * (spot.hasHole ? share : 1);
    worst = Math.max(worst, Math.abs(Math.log(spot.area / expected)));
  }
  return worst < 0.9 ? worst - longest / 10_000 : Infinity; // of two sheets the nearer one
}

const PRINTED: Quad = [
  { x: -OUTSIDE, y: -OUTSIDE },
  { x: MAP + OUTSIDE, y: -OUTSIDE },
  { x: MAP + OUTSIDE, y: MAP + OUTSIDE },
  { x: -OUTSIDE, y: MAP + OUTSIDE },
];
const FRAME = 12;
const SAMPLES = 33;

/** How much of the map's frame is there, on the side where least is: other squares have none around them. */
function framed({ width, height }: Greys, dark: Uint8Array, marks: Quad): number {
  const way = homographyOf(PRINTED, marks);
  if (!way) return 0;
  const isDark = (x: number, y: number): boolean => {
    const at = mapped(way, { x, y });
    const [column, row] = [Math.round(at.x), Math.round(at.y)];
    return column >= 0 && row >= 0 && column < width && row < height && dark[row * width + column] !== 0;
  };
  const sides = [0, 0, 0, 0];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const along = ((sample + 0.5) * MAP) / SAMPLES;
    const found = [false, false, false, false];
    for (let out = 0; out <= FRAME; out++) {
      found[0] ||= isDark(along, -out);
      found[1] ||= isDark(MAP + out, along);
      found[2] ||= isDark(along, MAP + out);
      found[3] ||= isDark(-out, along);
    }
    for (const [side, isFound] of found.entries()) if (isFound) sides[side] = (sides[side] ?? 0) + 1 / SAMPLES;
  }
  return Math.min(...sides);
}

/** The marks' middles; null where there is no sheet of ours. */
export function marksIn(greys: Greys): Quad | null {
  const dark = darkIn(greys);
  const spots = spotsIn(greys, dark);
  const rings = spots.filter((spot) => spot.hasHole).slice(0, 60);
  const full = spots.filter((spot) => !spot.hasHole).slice(0, 400);
  let best: Quad | null = null;
  let least = Infinity;
  for (const across of rings)
    for (const right of rings)
      for (const left of rings) {
        if (right === across || left === across || left === right || turn(right, across, left) <= 0) continue;
        const guess = { x: right.x + left.x - across.x, y: right.y + left.y - across.y };
        const near = 0.7 * Math.min(distance(across, right), distance(across, left));
        for (const first of full) {
          if (distance(first, guess) > near) continue;
          const off = misfit(first, right, across, left);
          const quad: Quad = [first, right, across, left];
          if (off >= least || framed(greys, dark, quad) < 0.7) continue;
          [best, least] = [quad, off];
        }
      }
  return best;
}

/** Where the corners of the grid lie in a photo of one of our sheets. */
export function gridIn(greys: Greys): Quad | null {
  const marks = marksIn(greys);
  const seen = marks && homographyOf(PRINTED, marks);
  if (!seen) return null;
  const at = (x: number, y: number): Point => mapped(seen, { x, y });
  return [at(0, 0), at(MAP, 0), at(MAP, MAP), at(0, MAP)];
}
