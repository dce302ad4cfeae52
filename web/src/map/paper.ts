/** What is printed on every sheet: grid, rhumb lines with a rose, the edge of the paper. */
import { short, wobble } from './noise';
import { ruled, UNIT } from './outline';
import { SIZE } from './spaces';

const EDGE = SIZE * UNIT;

export const GRID: string = Array.from({ length: SIZE - 1 }, (_, line) => line + 1)
  .map(
    (line) =>
      ruled(line * UNIT, 0, line * UNIT, EDGE, line, 0.8) + ruled(0, line * UNIT, EDGE, line * UNIT, line + 40, 0.8),
  )
  .join('');

/** The black and white bars of the frame. */
export const BARS: string = [0, 2, 4, 6, 8, 10]
  .map((bar) => bar * UNIT)
  .map((at) => `M${at} -11h60v4h-60zM${at} ${EDGE + 7}h60v4h-60zM-11 ${at}h4v60h-4zM${EDGE + 7} ${at}h4v60h-4z`)
  .join('');

const [ROSE_X, ROSE_Y] = [8.5 * UNIT, 4 * UNIT];
export const ROSE_CENTRE = { x: ROSE_X, y: ROSE_Y };

export const RHUMBS: string = Array.from({ length: 32 }, (_, line) => {
  const angle = (line * Math.PI) / 16;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const across = dx > 1e-6 ? (EDGE - ROSE_X) / dx : dx < -1e-6 ? -ROSE_X / dx : 1e9;
  const along = dy > 1e-6 ? (EDGE - ROSE_Y) / dy : dy < -1e-6 ? -ROSE_Y / dy : 1e9;
  const far = Math.min(across, along);
  return `M${short(ROSE_X + dx * 26)} ${short(ROSE_Y + dy * 26)}L${short(ROSE_X + dx * far)} ${short(ROSE_Y + dy * far)}`;
}).join('');

export const ROSE: string = Array.from({ length: 16 }, (_, ray) => {
  const angle = (ray * Math.PI) / 8;
  const length = ray % 4 === 0 ? 78 : ray % 2 === 0 ? 52 : 34;
  const width = (ray % 4 === 0 ? 11 : 8) * 1.5;
  const tip = `${short(ROSE_X + Math.cos(angle) * length)} ${short(ROSE_Y + Math.sin(angle) * length)}`;
  const turned = angle + Math.PI / 8;
  return `M${ROSE_X} ${ROSE_Y}L${tip}L${short(ROSE_X + Math.cos(turned) * width)} ${short(ROSE_Y + Math.sin(turned) * width)}z`;
}).join('');

/** The edge of a sheet of hand-made paper. */
export function deckle(width: number, height: number, seed = 1): string {
  const points: [number, number][] = [];
  const side = (x1: number, y1: number, x2: number, y2: number, parts: number): void => {
    for (let part = 0; part < parts; part++) {
      const along = part / parts;
      const x = x1 + (x2 - x1) * along + wobble(seed, part, x1 + y1) * 1.6;
      points.push([x, y1 + (y2 - y1) * along + wobble(seed + 3, part, x2 + y1) * 1.6]);
    }
  };
  side(3, 3, width - 3, 3, 26);
  side(width - 3, 3, width - 3, height - 3, 28);
  side(width - 3, height - 3, 3, height - 3, 26);
  side(3, height - 3, 3, 3, 28);
  const middles = points.map(([x, y], place) => {
    const [nextX, nextY] = points[(place + 1) % points.length] ?? [x, y];
    return { x, y, to: `${short((x + nextX) / 2)} ${short((y + nextY) / 2)}` };
  });
  const last = middles.at(-1);
  return `M${last?.to ?? '0 0'}${middles.map(({ x, y, to }) => `Q${short(x)} ${short(y)} ${to}`).join('')}Z`;
}
