/** Planes seen from the side: four points and where they lie in a photo say where all others lie. */
export interface Point {
  x: number;
  y: number;
}
/** Upper left, upper right, lower right, lower left. */
export type Quad = readonly [Point, Point, Point, Point];
/** Three rows of three, row by row; the last number is 1. */
export type Homography = readonly number[];

/** The unit square: what its corners are mapped to says everything. */
function fromUnit([a, b, c, d]: Quad): Homography | null {
  const [dx, dy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [ux, uy, vx, vy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const area = ux * vy - vx * uy;
  if (Math.abs(area) < 1e-9) return null;
  const g = (dx * vy - vx * dy) / area;
  const h = (ux * dy - dx * uy) / area;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
}

/** The way back. */
export function inverse(m: Homography): Homography | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
  const cofactors = [e * i - f * h, c * h - b * i, b * f - c * e];
  const size = a * (cofactors[0] ?? 0) + d * (cofactors[1] ?? 0) + g * (cofactors[2] ?? 0);
  if (Math.abs(size) < 1e-12) return null;
  const rest = [f * g - d * i, a * i - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d];
  const last = rest[5] ?? 1;
  return Math.abs(last) < 1e-12 ? null : [...cofactors, ...rest].map((each) => each / last);
}

/** First `inner`, then `outer`. */
function after(outer: Homography, inner: Homography): Homography {
  const product = Array.from({ length: 9 }, (_, place) => {
    const [row, column] = [Math.floor(place / 3), place % 3];
    return [0, 1, 2].reduce((sum, step) => sum + (outer[row * 3 + step] ?? 0) * (inner[step * 3 + column] ?? 0), 0);
  });
  const last = product[8] ?? 1;
  return product.map((each) => each / last);
}

/** What maps four points to four others; null where three of them lie on a line. */
export function homographyOf(from: Quad, to: Quad): Homography | null {
  const [start, end] = [fromUnit(from), fromUnit(to)];
  const back = start && inverse(start);
  return back && end && isConvex(from) && isConvex(to) ? after(end, back) : null;
}

export function mapped(m: Homography, { x, y }: Point): Point {
  // Asked for every pixel, so nothing is unpacked here.
  const depth = (m[6] ?? 0) * x + (m[7] ?? 0) * y + (m[8] ?? 1);
  return {
    x: ((m[0] ?? 0) * x + (m[1] ?? 0) * y + (m[2] ?? 0)) / depth,
    y: ((m[3] ?? 0) * x + (m[4] ?? 0) * y + (m[5] ?? 0)) / depth,
  };
}

/** How far to the right of the way from one point to the next a third one lies. */
export const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether all turns are to the same side, so that no corner lies inside the others. */
export function isConvex(quad: Quad): boolean {
  const turns = quad.map((point, place) => turn(point, quad[(place + 1) % 4] ?? point, quad[(place + 2) % 4] ?? point));
  return turns.every((each) => each > 1e-9) || turns.every((each) => each < -1e-9);
}

export const square = (side: number): Quad => [
  { x: 0, y: 0 },
  { x: side, y: 0 },
  { x: side, y: side },
  { x: 0, y: side },
];
