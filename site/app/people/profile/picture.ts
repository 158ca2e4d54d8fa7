import { photos } from '@nibras/contract/limits.ts';
import type { Area } from 'react-easy-crop';

/** Longest side in pixels of the bitmap to crop: the full size of a camera picture would take much memory. */
const workingSide = 2048;

/** The highest zoom; 1 shows the largest square that fits. */
const highestZoom = 4;

/** The smallest crop in the picture's pixels; a smaller one would look pixelated. */
const smallestSide = 96;

/** An opened picture: its bitmap to crop, and an object URL to show it. */
export interface OpenPicture {
  pixels: ImageBitmap;
  url: string;
}

/** The crop area in percent of the picture. */
export type CropArea = Area;

/** The highest zoom of a picture, lower for a small one. */
export function maxZoom({ width, height }: { width: number; height: number }): number {
  return Math.min(Math.max(Math.min(width, height) / smallestSide, 1), highestZoom);
}

/** Decodes a chosen file, upright and reduced in size. Throws when the browser cannot decode it. */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(file);
  return { pixels: await reduceSize(bitmap), url: URL.createObjectURL(file) };
}

/** Releases the memory of an opened picture. */
export function closePicture({ pixels, url }: OpenPicture): void {
  pixels.close();
  URL.revokeObjectURL(url);
}

async function reduceSize(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = workingSide / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const smaller = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: 'high',
  });
  bitmap.close();
  return smaller;
}

/** Renders the crop area as a square JPEG for the upload. */
export function photoOf(pixels: ImageBitmap, { x, y, width, height }: CropArea): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const side = photos.sidePx;
  canvas.width = side;
  canvas.height = side;
  return new Promise((resolve, reject) => {
    const context = canvas.getContext('2d');
    if (!context) return reject(new Error('the browser has no canvas'));
    // A JPEG has no transparency and would show it black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, side, side);
    context.imageSmoothingQuality = 'high';
    const [scaleX, scaleY] = [pixels.width / 100, pixels.height / 100];
    context.drawImage(
      pixels,
      x * scaleX,
      y * scaleY,
      width * scaleX,
      height * scaleY,
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
