import { photos } from '@nibras/contract/limits.ts';
import PQueue from 'p-queue';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '#platform/http/app-error.ts';

/** AVIF is one kind of HEIF; the other kinds are not for everyone to read. */
function isKnown({ format, compression }: Metadata): boolean {
  return ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
}

const texts = {
  unknown: 'هذا الملف ليس صورة نعرفها. اختر صورة بصيغة JPG أو PNG أو WebP أو AVIF.',
  broken: 'تعذرت قراءة هذه الصورة، وقد يكون الملف تالفًا. اختر صورة أخرى.',
  tooManyPixels: 'أبعاد هذه الصورة كبيرة جدًا. اختر صورة أصغر.',
  tooLarge: `حجم الصورة أكبر من ${photos.maxBytes / 1024 ** 2} ميجابايت. اختر صورة أصغر.`,
};

const refused = (message: string, cause?: unknown) =>
  new AppError('invalid-input', { message, errors: { profile_photo_path: [message] }, cause });

/** One at a time: an opened picture takes far more memory than its file. */
const queue = new PQueue({ concurrency: 1 });

async function make(picture: Uint8Array): Promise<Buffer> {
  const metadata = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw refused(texts.unknown, cause);
    });
  if (!isKnown(metadata)) throw refused(texts.unknown);
  if (metadata.width * metadata.height > photos.maxPixels) throw refused(texts.tooManyPixels);
  return sharp(picture, { limitInputPixels: photos.maxPixels })
    .rotate()
    .resize(photos.sidePx, photos.sidePx, { fit: 'cover' })
    .webp({ quality: 84 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw refused(texts.broken, cause);
    });
}

/**
 * Any picture as the square WebP in which photos are kept: its middle, upright, without what cameras write into a
 * file (place, device). What it is is found in its bytes, whatever its name says.
 * @throws AppError body-too-large, or invalid-input for what is no picture, is broken, or has too many pixels
 */
export function squarePhoto(picture: Uint8Array): Promise<Buffer> {
  if (picture.length > photos.maxBytes) {
    throw new AppError('body-too-large', {
      message: texts.tooLarge,
      errors: { profile_photo_path: [texts.tooLarge] },
    });
  }
  return queue.add(() => make(picture));
}
