/** Outlines of regions and ruled lines, drawn by hand. One space is UNIT wide. */
import { noise, short, wobble } from './noise';
import type { Cell } from './spaces';

export const UNIT = 60;

export interface Pen {
  inset?: number;
  round?: number;
  shake?: number;
  seed?: number;
}

interface Edge {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  dx: number;
  dy: number;
}

interface Corner {
  x: number;
  y: number;
  isStraight: boolean;
}

const keyOf = (row: number, column: number): number => (row + 64) * 256 + column + 64;

/** Tells which cells belong to a set. */
export function membership(cells: readonly Cell[]): (row: number, column: number) => boolean {
  const keys = new Set(cells.map(([row, column]) => keyOf(row, column)));
  return (row, column) => keys.has(keyOf(row, column));
}

/** The outline of a set of cells as closed loops that wobble a little. */
export function outline(cells: readonly Cell[], { inset = 2, round = 7, shake = 1.1, seed = 0 }: Pen = {}): string {
  return loops(cells)
    .map((loop) => loopPath(loop, inset, round, shake, seed))
    .join('');
}

/** The edges in the order in which a pen follows them. */
function loops(cells: readonly Cell[]): Edge[][] {
  const every = new Map(edges(cells).map((edge) => [nameOf(edge.x1, edge.y1, edge.dx, edge.dy), edge]));
  const left = new Set(every.values());
  const found: Edge[][] = [];
  for (const first of left) {
    const loop: Edge[] = [];
    let edge: Edge | undefined = first;
    while (edge && left.delete(edge)) {
      loop.push(edge);
      const { x2, y2, dx, dy }: Edge = edge;
      // At a pinch point turn right, so that diagonal spaces stay apart.
      edge =
        every.get(nameOf(x2, y2, -dy, dx)) ?? every.get(nameOf(x2, y2, dx, dy)) ?? every.get(nameOf(x2, y2, dy, -dx));
    }
    found.push(loop);
  }
  return found;
}

const nameOf = (x: number, y: number, dx: number, dy: number): string => `${x},${y},${dx},${dy}`;

/** The sides that part the cells from all others, clockwise around the inside. */
function edges(cells: readonly Cell[]): Edge[] {
  const isInside = membership(cells);
  const found: Edge[] = [];
  const add = (x1: number, y1: number, x2: number, y2: number): void => {
    found.push({ x1, y1, x2, y2, dx: x2 - x1, dy: y2 - y1 });
  };
  for (const [row, column] of cells) {
    if (!isInside(row - 1, column)) add(column, row, column + 1, row);
    if (!isInside(row, column + 1)) add(column + 1, row, column + 1, row + 1);
    if (!isInside(row + 1, column)) add(column + 1, row + 1, column, row + 1);
    if (!isInside(row, column - 1)) add(column, row + 1, column, row);
  }
  return found;
}

function cornerOf(before: Edge, after: Edge, inset: number, shake: number, seed: number): Corner {
  const [ax, ay, bx, by] = [-before.dy, before.dx, -after.dy, after.dx];
  const isStraight = before.dx === after.dx && before.dy === after.dy;
  const x = after.x1 * UNIT + (isStraight ? ax : ax + bx) * inset;
  const y = after.y1 * UNIT + (isStraight ? ay : ay + by) * inset;
  const jolt = wobble(after.x1, after.y1, seed) * shake;
  if (isStraight) return { x: x + ax * jolt, y: y + ay * jolt, isStraight };
  return { x: x + jolt, y: y + wobble(after.y1, after.x1, seed + 7) * shake, isStraight };
}

/** The thing at a place of a ring; the last one stands before the first. */
function ringAt<T>(ring: readonly T[], place: number): T {
  const found = ring.at(place % ring.length);
  if (found === undefined) throw new RangeError('an empty ring');
  return found;
}

function loopPath(loop: readonly Edge[], inset: number, round: number, shake: number, seed: number): string {
  const corners = loop.map((edge, place) => cornerOf(ringAt(loop, place - 1), edge, inset, shake, seed));
  let path = '';
  loop.forEach((edge, place) => {
    const [from, to] = [ringAt(corners, place), ringAt(corners, place + 1)];
    const start = from.isStraight ? from : { x: from.x + edge.dx * round, y: from.y + edge.dy * round };
    const end = to.isStraight ? to : { x: to.x - edge.dx * round, y: to.y - edge.dy * round };
    const bend = wobble(edge.x1 * 3 + edge.x2, edge.y1 * 3 + edge.y2, seed + 3) * shake * 1.3;
    const x = (start.x + end.x) / 2 - edge.dy * bend;
    const y = (start.y + end.y) / 2 + edge.dx * bend;
    if (place === 0) path += `M${short(start.x)} ${short(start.y)}`;
    path += `Q${short(x)} ${short(y)} ${short(end.x)} ${short(end.y)}`;
    if (!to.isStraight) {
      const next = ringAt(loop, place + 1);
      path += `Q${short(to.x)} ${short(to.y)} ${short(to.x + next.dx * round)} ${short(to.y + next.dy * round)}`;
    }
  });
  return path + 'Z';
}

/** A ruled line that was drawn by hand. */
export function ruled(x1: number, y1: number, x2: number, y2: number, seed = 0, shake = 1): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const parts = Math.max(1, Math.round(length / 45));
  const [across, along] = [-(y2 - y1) / length, (x2 - x1) / length];
  let path = `M${short(x1)} ${short(y1)}`;
  for (let part = 0; part < parts; part++) {
    const [middle, end] = [(part + 0.5) / parts, (part + 1) / parts];
    const bend = wobble(seed, part, Math.round(x1 + y1)) * shake;
    const [x, y] = [x1 + (x2 - x1) * middle + across * bend, y1 + (y2 - y1) * middle + along * bend];
    path += `Q${short(x)} ${short(y)} ${short(x1 + (x2 - x1) * end)} ${short(y1 + (y2 - y1) * end)}`;
  }
  return path;
}

/** Spikes along the outside of a monster region. */
export function thorns(cells: readonly Cell[]): string {
  const isInside = membership(cells);
  const sides = [
    [-1, 0, 0, 0, 1, 0],
    [0, 1, 1, 0, 0, 1],
    [1, 0, 0, 1, 1, 0],
    [0, -1, 0, 0, 0, 1],
  ] as const;
  let path = '';
  for (const [row, column] of cells) {
    sides.forEach(([down, right, startX, startY, alongX, alongY], side) => {
      if (isInside(row + down, column + right)) return;
      for (let spike = 0; spike < 3; spike++) {
        const along = 0.2 + spike * 0.28 + wobble(row * 7 + side, column, spike) * 0.06;
        const length = 4.5 + noise(row, column, side * 5 + spike) * 3.5;
        const x = (column + startX + alongX * along) * UNIT - right * 2;
        const y = (row + startY + alongY * along) * UNIT - down * 2;
        path += `M${short(x - alongX * 3.2)} ${short(y - alongY * 3.2)}`;
        path += `L${short(x + right * length + alongX * 1.5)} ${short(y + down * length + alongY * 1.5)}`;
        path += `L${short(x + alongX * 3.2)} ${short(y + alongY * 3.2)}z`;
      }
    });
  }
  return path;
}
