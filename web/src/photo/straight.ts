/** A photo of a grid, seen from above: each pixel is looked up where it lies in the photo. */
import { homographyOf, square, type Quad } from './homography';

export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** What lies inside the corners as a square picture of that side; null where they make no area. */
export function straightened(photo: Pixels, corners: Quad, side: number): Uint8ClampedArray<ArrayBuffer> | null {
  const way = homographyOf(square(side), corners);
  if (!way) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = way;
  const { width, height, data } = photo;
  const out = new Uint8ClampedArray(side * side * 4);
  for (let y = 0, to = 0; y < side; y++) {
    for (let x = 0; x < side; x++, to += 4) {
      const px = x + 0.5;
      const py = y + 0.5;
      const depth = g * px + h * py + i;
      const sx = (a * px + b * py + c) / depth - 0.5;
      const sy = (d * px + e * py + f) / depth - 0.5;
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue; // beside the photo there is nothing
      const u = sx - left;
      const v = sy - top;
      const from = (top * width + left) * 4;
      for (let part = 0; part < 4; part++) {
        const upper = (data[from + part] ?? 0) * (1 - u) + (data[from + 4 + part] ?? 0) * u;
        const lower = (data[from + width * 4 + part] ?? 0) * (1 - u) + (data[from + width * 4 + 4 + part] ?? 0) * u;
        out[to + part] = upper * (1 - v) + lower * v;
      }
    }
  }
  return out;
}
