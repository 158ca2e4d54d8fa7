import { photos } from '@nibras/contract/limits.ts';
import type { Area } from 'react-easy-crop';

/** Longest side that is kept to cut from: what a phone's camera makes would take much memory for one small photo. */
const workingSide = 2048;

/** The closest that one may come; 1 shows the largest square that fits. */
const closest = 4;

/** A square smaller than this, in the picture's pixels, would show single dots. */
const smallestSide = 96;

/** A chosen picture: its pixels to cut from, and an address to show it by. */
export interface OpenPicture {
  pixels: ImageBitmap;
  address: string;
}

/** What is cut out, in percent of the picture. */
export type CropArea = Area;

/** How close one may come: a small picture less than a large one. */
export function maxZoom({ width, height }: { width: number; height: number }): number {
  return Math.min(Math.max(Math.min(width, height) / smallestSide, 1), closest);
}

/** Opens a chosen file, upright, no larger than is needed. Throws where the browser cannot read it. */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const whole = await createImageBitmap(file);
  return { pixels: await reduced(whole), address: URL.createObjectURL(file) };
}

/** Gives back the memory of a picture. */
export function closePicture({ pixels, address }: OpenPicture): void {
  pixels.close();
  URL.revokeObjectURL(address);
}

async function reduced(whole: ImageBitmap): Promise<ImageBitmap> {
  const scale = workingSide / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'high',
  });
  whole.close();
  return smaller;
}

/** What is cut out, as a file to be sent. */
export function photoOf(pixels: ImageBitmap, { x, y, width, height }: CropArea): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const side = photos.sidePx;
  canvas.width = side;
  canvas.height = side;
  return new Promise((resolve, reject) => {
    const context = canvas.getContext('2d');
    if (!context) return reject(new Error('the browser has no canvas'));
    // A JPEG knows no transparency, and would show it black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, side, side);
    context.imageSmoothingQuality = 'high';
    const [across, down] = [pixels.width / 100, pixels.height / 100];
    context.drawImage(
      pixels,
      x * across,
      y * down,
      width * across,
      height * down,
      0,
      0,
      side,
      side,
    );
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the browser made no picture'));
    canvas.toBlob(done, 'image/jpeg', 0.92);
  });
}
