import { transfers as limits } from '@nibras/contract/limits.ts';

/** Smaller pictures are sent as they are: screens of telephones, mostly. */
const shrinkAbove = 700_000;

const jpegOf = (bitmap: ImageBitmap, scale: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency and would show it black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
};

/**
 * A camera's picture in the size that a receipt is read in, so that a slow line sends a tenth of it. What the browser cannot
 * decode or shrink is returned as it is: the server decides.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= shrinkAbove) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, limits.pictureSidePx / Math.max(bitmap.width, bitmap.height));
    const smaller = await jpegOf(bitmap, scale);
    bitmap.close();
    if (!smaller || smaller.size >= file.size) return file;
    return new File([smaller], 'receipt.jpg', { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
