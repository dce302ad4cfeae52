/** The hand that draws plots: ink lines that wobble, always the same way for the same place. */
import { short, wobble } from './noise';
import { ruled } from './outline';

export type Point = readonly [x: number, y: number];

/** A line through points, bent a little between them. */
export function inked(points: readonly Point[], seed = 0, shake = 1): string {
  return points
    .map(([x, y], place) => {
      const before = points[place - 1];
      if (!before) return `M${short(x)} ${short(y)}`;
      const middleX = (before[0] + x) / 2 + wobble(seed, place, 3) * shake;
      const middleY = (before[1] + y) / 2 + wobble(seed, place, 5) * shake;
      return `Q${short(middleX)} ${short(middleY)} ${short(x)} ${short(y)}`;
    })
    .join('');
}

/** A smooth line through points, as a pen draws it without lifting. */
export function flowing(points: readonly Point[]): string {
  let path = '';
  points.forEach((point, place) => {
    const [x, y] = point;
    const before = points[place - 1];
    if (!before) {
      path = `M${short(x)} ${short(y)}`;
      return;
    }
    const [ax, ay] = before;
    const [bx, by] = points[place - 2] ?? before;
    const [cx, cy] = points[place + 1] ?? point;
    path += `C${short(ax + (x - bx) / 6)} ${short(ay + (y - by) / 6)} ${short(x - (cx - ax) / 6)} ${short(y - (cy - ay) / 6)} ${short(x)} ${short(y)}`;
  });
  return path;
}

/** A box drawn by hand: four ruled sides that almost meet. */
export function box(x: number, y: number, width: number, height: number, seed = 0, shake = 0.7): string {
  const jolt = (place: number): number => wobble(seed, place, 11) * shake;
  const first: Point = [x + jolt(1), y + jolt(2)];
  const corners: Point[] = [
    first,
    [x + width + jolt(3), y + jolt(4)],
    [x + width + jolt(5), y + height + jolt(6)],
    [x + jolt(7), y + height + jolt(8)],
    first,
  ];
  return `${inked(corners, seed, shake)}Z`;
}

/** Hatching inside a box, from lower left to upper right. */
export function hatching(x: number, y: number, width: number, height: number, gap = 5, seed = 0): string {
  let path = '';
  for (let at = gap * 0.6; at < width + height; at += gap) {
    const from: Point = at <= height ? [x, y + at] : [x + at - height, y + height];
    const to: Point = at <= width ? [x + at, y] : [x + width, y + at - width];
    path += ruled(from[0], from[1], to[0] + wobble(seed, at) * 0.6, to[1], seed + at, 0.5);
  }
  return path;
}

/** An arrow along a circle around (0, 0) from one angle to another, in degrees; 0 is at the top, clockwise. */
export function bow(radius: number, from: number, to: number, head = 12): string {
  const at = (angle: number, far = radius): Point => {
    const turned = ((angle - 90) * Math.PI) / 180;
    return [Math.cos(turned) * far, Math.sin(turned) * far];
  };
  const steps = 7;
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    at(from + ((to - from) * step) / steps, radius + wobble(step, from) * 0.8),
  );
  const [x, y] = at(to);
  const back = Math.sign(to - from) * (head / radius) * (180 / Math.PI);
  const [ax, ay] = at(to - back, radius + head * 0.62);
  const [bx, by] = at(to - back, radius - head * 0.62);
  return `${flowing(points)}M${short(ax)} ${short(ay)}L${short(x)} ${short(y)}L${short(bx)} ${short(by)}`;
}
