import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { AppError } from '#platform/http/app-error.ts';

const deflated = promisify(deflateRaw);

/** What is kept of a picture to recognise it: columns of `transfers`. */
export interface PictureMarks {
  pictureSha256: Buffer;
  pictureHash: bigint;
  pictureSmall: Buffer;
  pictureRatio: number;
}

/** The small picture: digits of a telephone's screen are still told apart in it. */
const width = 160;
const height = 320;
/** A window that is compared: about three digits of a line. */
const window = { width: 16, height: 8 };
/** The least variance of grey levels of a window that shows something. */
const blank = 100;
/**
 * The least correlation of two windows that show the same: measured, the same screen sent on by messengers has 0.93 and more
 * everywhere, two screens of one payment app at most 0.5 somewhere (docs/behaviour/transfers.md#duplicates).
 */
const sameFrom = 0.8;

/** One at a time, because a decoded picture takes far more memory than its file. */
const queue = new PQueue({ concurrency: 1 });

const brokenText = 'تعذرت قراءة هذه الصورة، وقد يكون الملف تالفًا. اختر صورة أخرى.';

/** A difference hash: whether each of 9 × 8 places is lighter than the one beside it. */
function hashOf(grey: Buffer): bigint {
  let bits = 0n;
  for (let place = 0; place < 64; place += 1) {
    const at = Math.floor(place / 8) * 9 + (place % 8);
    bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
  }
  // PostgreSQL's integers are signed.
  return BigInt.asIntN(64, bits);
}

async function marksOf(bytes: Buffer): Promise<PictureMarks> {
  const picture = sharp(bytes, { failOn: 'none' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale();
  const { data, info } = await picture
    .clone()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 1) throw new Error('a grey picture has one channel');
  const hashed = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  const { autoOrient } = await sharp(bytes).metadata();
  return {
    pictureSha256: createHash('sha256').update(bytes).digest(),
    pictureHash: hashOf(hashed),
    pictureSmall: await deflated(data),
    pictureRatio: Math.round((autoOrient.width / autoOrient.height) * 1000),
  };
}

/** What a picture is recognised by. @throws AppError invalid-input for one that cannot be decoded */
export const pictureMarks = (bytes: Buffer): Promise<PictureMarks> =>
  queue.add(() =>
    marksOf(bytes).catch((cause: unknown) => {
      const errors = { attachment: [brokenText] };
      throw new AppError('invalid-input', { message: brokenText, errors, cause });
    }),
  );

/** The small picture's grey levels. */
export const greyOf = (pictureSmall: Buffer): Buffer => inflateRawSync(pictureSmall);

/** How much two windows at a place resemble each other, from -1 to 1; 1 where both are blank. */
function correlation(one: Buffer, other: Buffer, start: number): number {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let y = 0; y < window.height; y += 1) {
    for (let x = 0; x < window.width; x += 1) {
      const at = start + y * width + x;
      const [a, b] = [one[at] ?? 0, other[at] ?? 0];
      sumA += a;
      sumB += b;
      squareA += a * a;
      squareB += b * b;
      product += a * b;
    }
  }
  const count = window.width * window.height;
  const varianceA = squareA / count - (sumA / count) ** 2;
  const varianceB = squareB / count - (sumB / count) ** 2;
  if (Math.max(varianceA, varianceB) < blank) return 1;
  const covariance = product / count - (sumA / count) * (sumB / count);
  return covariance / Math.sqrt(Math.max(varianceA, 1) * Math.max(varianceB, 1));
}

/**
 * Whether two small pictures show the same everywhere, whatever their size and quality were. Screens of one app with another
 * amount, time or number do not.
 */
export function showSame(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true;
  for (let y = 0; y + window.height <= height; y += window.height / 2) {
    for (let x = 0; x + window.width <= width; x += window.width / 2) {
      if (correlation(one, other, y * width + x) < sameFrom) return false;
    }
  }
  return true;
}
