import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import sharp from 'sharp';
import './picture-loaders.ts';
import { madePictures, type Storage, type StoredFile } from './storage.ts';

/** Widths that are made; any other is answered by the next larger one, so that the store cannot be filled. */
const widths = [96, 160, 320, 480, 640, 960, 1280, 1920] as const;

/** Bigger sources are not decoded: a small file can hold an enormous picture. */
const maxSourceBytes = 20 * 1024 * 1024;
const maxPixels = 50_000_000;

// Pictures are made once each, so libvips' own cache would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** Whether a stored file can be resized. Moving pictures would lose their movement. */
export const isResizable = (type: string) => /^image\/(avif|jpeg|png|webp)$/.test(type);

const making = new Map<string, Promise<void>>();
const queue = new PQueue({ concurrency: 1 });

async function make(storage: Storage, source: string, target: string, width: number) {
  const original = await buffer(storage.read(source));
  const resized = await sharp(original, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  await storage.write(target, resized);
}

/**
 * The path of `path` made at most `asked` pixels wide, as WebP; made on the first asking, one at a time.
 * @returns the path, or null where the file cannot be resized (then the original is the answer)
 */
export async function resizedPicture(
  storage: Storage,
  path: string,
  file: StoredFile,
  asked: number,
): Promise<string | null> {
  if (!isResizable(file.type) || file.size > maxSourceBytes) return null;
  const width = widths.find((known) => known >= asked) ?? widths[widths.length - 1] ?? asked;
  const version = createHash('sha256').update(`${path}:${file.version}`).digest('hex').slice(0, 24);
  const target = `${madePictures}${version}-${width}.webp`;
  if (await storage.stat(target)) return target;
  let job = making.get(target);
  if (!job) {
    job = queue.add(() => make(storage, path, target, width));
    making.set(target, job);
    job.finally(() => making.delete(target)).catch(() => undefined);
  }
  return job.then(
    () => target,
    () => null,
  );
}
