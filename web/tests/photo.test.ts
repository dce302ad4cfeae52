import { describe, expect, it } from 'vitest';
import { homographyOf, inverse, isConvex, mapped, square, type Point, type Quad } from '../src/photo/homography';
import { gridIn, MAP, MARK, marksIn, OUTSIDE, type Greys } from '../src/photo/marks';
import { straightened } from '../src/photo/straight';

const quad = (...numbers: number[]): Quad =>
  [0, 2, 4, 6].map((at) => ({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 })) as unknown as Quad;

/** Corners of the map in photos of 800 by 800 pixels. */
const VIEWS: readonly Quad[] = [
  quad(160, 120, 640, 120, 640, 600, 160, 600),
  quad(208, 144, 584, 152, 704, 640, 96, 632), // from below
  quad(120, 208, 560, 96, 688, 552, 208, 672), // turned a little
  quad(672, 112, 688, 640, 152, 624, 160, 136), // the phone thought that right was up
  quad(624, 640, 144, 656, 184, 168, 608, 136), // upside down
];

/** A number from 0 to 1, always the same at the same place. */
const speckle = (x: number, y: number): number => {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
};
const MIDDLES = [-OUTSIDE, MAP + OUTSIDE] as const;

/** Whether our printed sheet is dark there, in units of the map: marks, grid, frame, coins, and pencil in some spaces. */
function isInked({ x, y }: Point): boolean {
  for (let place = 0; place < 4; place++) {
    const off = Math.max(Math.abs(x - MIDDLES[place % 2 ? 1 : 0]), Math.abs(y - MIDDLES[place > 1 ? 1 : 0]));
    if (off <= MARK / 2) return place === 0 || off > 3;
  }
  if (x >= 0 && y >= 0 && x <= MAP && y <= MAP) {
    const inSpace = Math.hypot((x % 60) - 30, (y % 60) - 30);
    const isDrawn = (Math.floor(x / 60) * 7 + Math.floor(y / 60) * 5) % 3 === 0;
    return Math.min(x % 60, y % 60) < 1 || (isDrawn && inSpace > 12 && inSpace < 17);
  }
  const outside = Math.max(Math.abs(x - MAP / 2), Math.abs(y - MAP / 2)) - MAP / 2;
  return (outside > 7 && outside < 11) || (y > 720 && Math.abs(Math.hypot(((x + 600) % 45) - 22, y - 740) - 16) < 1.2);
}

/** A photo of the sheet on a dark table: light from one side, and noise. */
function photo(view: Quad, noise = 14): Greys {
  const width = 800;
  const height = 800;
  const way = homographyOf(view, square(MAP));
  const data = new Uint8Array(width * height);
  if (!way) throw new Error('there is a way');
  for (let at = 0; at < data.length; at++) {
    const x = at % width;
    const y = (at - x) / width;
    let ink = 0;
    let paper = 0;
    for (let part = 0; part < 4; part++) {
      const seen = mapped(way, { x: x + 0.25 + (part % 2) / 2, y: y + 0.25 + (part > 1 ? 0.5 : 0) });
      const isPaper = seen.x > -60 && seen.x < MAP + 60 && seen.y > -90 && seen.y < MAP + 250;
      paper += isPaper ? 1 : 0;
      ink += isPaper && isInked(seen) ? 1 : 0;
    }
    const light = 120 + 110 * (x / width) * (1 - (0.4 * y) / height);
    const grey = light * (paper / 4) * (1 - (0.8 * ink) / 4) + 60 * (1 - paper / 4);
    data[at] = Math.max(0, Math.min(255, grey + (speckle(x, y) - 0.5) * noise));
  }
  return { width, height, data };
}

describe('homographies', () => {
  it.each(VIEWS)('map corners to corners, and back', (...view) => {
    const way = homographyOf(square(MAP), view);
    if (!way) throw new Error('there is a way');
    for (const [place, corner] of square(MAP).entries()) {
      const at = mapped(way, corner);
      expect(at.x).toBeCloseTo(view[place]?.x ?? NaN, 6);
      expect(at.y).toBeCloseTo(view[place]?.y ?? NaN, 6);
    }
    const back = inverse(way);
    for (const point of [
      { x: 10, y: 20 },
      { x: 333, y: 600 },
    ]) {
      const again = mapped(back ?? [], mapped(way, point));
      expect(again.x).toBeCloseTo(point.x, 6);
      expect(again.y).toBeCloseTo(point.y, 6);
    }
  });
  it('keep lines straight', () => {
    const way = homographyOf(square(1), VIEWS[1] ?? square(2)) ?? [];
    const [a, b, c] = [0.1, 0.5, 0.9].map((x) => mapped(way, { x, y: 0.3 })) as [Point, Point, Point];
    expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeCloseTo(0, 6);
  });
  it('want four corners around an area', () => {
    expect(homographyOf(square(1), quad(0, 0, 1, 0, 2, 0, 0, 1))).toBeNull();
    expect(isConvex(quad(0, 0, 10, 10, 10, 0, 0, 10))).toBe(false); // crossed
    expect(isConvex(quad(0, 0, 10, 0, 3, 3, 0, 10))).toBe(false); // dented
  });
});

describe('marks', { timeout: 60_000 }, () => {
  it.each(VIEWS)('are found from every side, whatever the light', (...view) => {
    const found = gridIn(photo(view));
    expect(found).not.toBeNull();
    for (const [place, corner] of (found ?? []).entries())
      expect(Math.hypot(corner.x - (view[place]?.x ?? 0), corner.y - (view[place]?.y ?? 0))).toBeLessThan(4);
  });
  it('are not found where there are none', () => {
    const plain = photo(VIEWS[0] ?? square(1));
    const way = homographyOf(VIEWS[0] ?? square(1), square(MAP)) ?? [];
    for (let at = 0; at < plain.data.length; at++) {
      const { x, y } = mapped(way, { x: at % plain.width, y: Math.floor(at / plain.width) });
      if (Math.max(Math.abs(x - MAP / 2), Math.abs(y - MAP / 2)) > MAP / 2 + 20) plain.data[at] = 200;
    }
    expect(marksIn(plain)).toBeNull();
    expect(marksIn({ width: 40, height: 30, data: new Uint8Array(1200) })).toBeNull();
  });
});

describe('a straightened photo', () => {
  it('shows what lay between the corners', () => {
    const [width, height] = [60, 60];
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let y = 30; y < 60; y++) for (let x = 0; x < 60; x++) data.set([0, 0, 0, 255], (y * width + x) * 4);
    const pixels = straightened({ width, height, data }, quad(5, 5, 55, 5, 55, 55, 5, 55), 50);
    expect(pixels?.[(10 * 50 + 25) * 4]).toBe(255);
    expect(pixels?.[(40 * 50 + 25) * 4]).toBe(0);
    expect(straightened({ width, height, data }, quad(5, 5, 55, 5, 30, 5, 5, 55), 50)).toBeNull();
  });
});
