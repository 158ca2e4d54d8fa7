import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import sharp from 'sharp';
import './picture-loaders.ts';
import { resizedPictures, type Storage, type StoredFile } from './storage.ts';

/** The available widths; others are rounded up to the next one, so that requests cannot fill the storage. */
const widths = [96, 160, 320, 480, 640, 960, 1280, 1920] as const;

/** Limits of pictures to decode, because a small file can contain an enormous picture. */
const maxSourceBytes = 20 * 1024 * 1024;
const maxPixels = 50_000_000;

// Each picture is resized only once, so the cache of libvips would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

/** Whether a stored file can be resized. GIFs would lose their animation. */
export const isResizable = (type: string) => /^image\/(avif|jpeg|png|webp)$/.test(type);

const pending = new Map<string, Promise<void>>();
const queue = new PQueue({ concurrency: 1 });

async function resize(storage: Storage, source: string, target: string, width: number) {
  const original = await buffer(storage.read(source));
  const resized = await sharp(original, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 75, effort: 6 })
    .toBuffer();
  await storage.write(target, resized);
}

function resizedPath(path: string, { version }: StoredFile, width: number): string {
  const hash = createHash('sha256').update(`${path}:${version}`).digest('hex').slice(0, 24);
  return `${resizedPictures}${hash}-${width}.webp`;
}

/** Removes a file with what was resized from it. */
export async function removeWithResized(storage: Storage, path: string): Promise<void> {
  const file = await storage.stat(path);
  if (!file) return;
  if (isResizable(file.type)) {
    for (const width of widths) await storage.remove(resizedPath(path, file, width));
  }
  await storage.remove(path);
}

/**
 * Resizes a picture to at most about `requestedWidth` pixels as WebP, on the first request, one at a time.
 * @returns the path of the resized picture, or null where the file cannot be resized and the original is to be sent
 */
export async function resizedPicture(
  storage: Storage,
  path: string,
  file: StoredFile,
  requestedWidth: number,
): Promise<string | null> {
  if (!isResizable(file.type) || file.size > maxSourceBytes) return null;
  const width =
    widths.find((known) => known >= requestedWidth) ?? widths[widths.length - 1] ?? requestedWidth;
  const target = resizedPath(path, file, width);
  if (await storage.stat(target)) return target;
  let job = pending.get(target);
  if (!job) {
    job = queue.add(() => resize(storage, path, target, width));
    pending.set(target, job);
    job.finally(() => pending.delete(target)).catch(() => undefined);
  }
  return job.then(
    () => target,
    () => null,
  );
}
