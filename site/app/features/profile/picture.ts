import { photos } from '@nibras/contract/limits.ts';
import { type Crop, type Size, squareOf } from './crop.ts';

/** Longest side that is kept to cut from: what a phone's camera makes would be slow to move about. */
const workingSide = 2048;

/** Opens a chosen file, upright, no larger than is needed. Throws where the browser cannot read it. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
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

/** Draws what is cut out of a picture over the whole of a square canvas. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: Size & CanvasImageSource,
  crop: Crop,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  // A JPEG knows no transparency, and would show it black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** What is cut out, as a file to be sent. */
export function photoOf(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = photos.sidePx;
  canvas.height = photos.sidePx;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the browser made no picture'));
    canvas.toBlob(done, 'image/jpeg', 0.92);
  });
}
