/** Photos as pixels, upright and not larger than needed. They never leave the device, and are gone with the page. */
import type { Greys } from './marks';
import type { Pixels } from './straight';

const LARGEST = 1600;
const LOOKED_AT = 1000;

export class NoPicture extends Error {}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new NoPicture();
  return pen;
}

/** A photo as it was held, at most 1600 pixels long. */
export async function photoOf(file: Blob): Promise<HTMLCanvasElement> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new NoPicture();
  }
  const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height));
  const pen = canvasOf(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)));
  pen.drawImage(bitmap, 0, 0, pen.canvas.width, pen.canvas.height);
  bitmap.close();
  return pen.canvas;
}

export function pixelsOf(photo: HTMLCanvasElement): Pixels {
  const pen = photo.getContext('2d');
  if (!pen) throw new NoPicture();
  return pen.getImageData(0, 0, photo.width, photo.height);
}

/** The photo in greys, small enough to be looked through at once; and how much smaller it is. */
export function greysOf(photo: HTMLCanvasElement): { greys: Greys; scale: number } {
  const scale = Math.min(1, LOOKED_AT / Math.max(photo.width, photo.height));
  const pen = canvasOf(Math.max(1, Math.round(photo.width * scale)), Math.max(1, Math.round(photo.height * scale)));
  pen.drawImage(photo, 0, 0, pen.canvas.width, pen.canvas.height);
  const { data, width, height } = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
  const greys = new Uint8Array(width * height);
  for (let at = 0; at < greys.length; at++)
    greys[at] = 0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0);
  return { greys: { width, height, data: greys }, scale };
}

/** Pixels as the address of a picture, which lives as long as the page or until it is given back. */
export async function addressOf(pixels: Uint8ClampedArray<ArrayBuffer>, side: number): Promise<string> {
  const pen = canvasOf(side, side);
  pen.putImageData(new ImageData(pixels, side, side), 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => pen.canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new NoPicture();
  return URL.createObjectURL(blob);
}
