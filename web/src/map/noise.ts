/** The hand that draws: noise that depends on the place alone, so the same map always looks the same. */

/** Noise in 0..1. */
export function noise(a: number, b = 0, c = 0): number {
  let mixed = Math.imul(a + 101, 374761393) ^ Math.imul(b + 57, 668265263) ^ Math.imul(c + 13, 1442695041);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Noise in -1..1. */
export const wobble = (a: number, b = 0, c = 0): number => noise(a, b, c) * 2 - 1;

/** A coordinate as it is written into a path. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
