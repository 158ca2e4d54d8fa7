import { photos } from '@nibras/contract/limits.ts';
import PQueue from 'p-queue';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '#platform/http/app-error.ts';
import { unreadPicture } from '#platform/storage/unread-picture.ts';

/** AVIF is a kind of HEIF; its other kinds are not accepted. */
function isKnown({ format, compression }: Metadata): boolean {
  return ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
}

const texts = {
  unknown: 'هذا الملف ليس صورة نعرفها. اختر صورة بصيغة JPG أو PNG أو WebP أو AVIF.',
  broken: 'تعذرت قراءة هذه الصورة، وقد يكون الملف تالفًا. اختر صورة أخرى.',
  tooManyPixels: 'أبعاد هذه الصورة كبيرة جدًا. اختر صورة أصغر.',
  tooLarge: `حجم الصورة أكبر من ${photos.maxBytes / 1024 ** 2} ميجابايت. اختر صورة أصغر.`,
};

const refusal = (message: string, cause?: unknown) =>
  new AppError('invalid-input', { message, errors: { profile_photo_path: [message] }, cause });

/** One at a time, because a decoded picture takes far more memory than its file. */
const queue = new PQueue({ concurrency: 1 });

async function convert(picture: Uint8Array): Promise<Buffer> {
  const metadata = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(async (cause: unknown) => {
      throw refusal((await unreadPicture(picture)) ?? texts.unknown, cause);
    });
  if (!isKnown(metadata)) throw refusal((await unreadPicture(picture)) ?? texts.unknown);
  if (metadata.width * metadata.height > photos.maxPixels) throw refusal(texts.tooManyPixels);
  return sharp(picture, { limitInputPixels: photos.maxPixels })
    .rotate()
    .resize(photos.sidePx, photos.sidePx, { fit: 'cover' })
    .webp({ quality: 84 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw refusal(texts.broken, cause);
    });
}

/**
 * Converts a picture to a square WebP photo: cropped to its centre, upright, without metadata (place, device). The
 * format is detected from the content, regardless of the file's name.
 * @throws AppError body-too-large, or invalid-input for an unknown or broken picture or too many pixels
 */
export function squarePhoto(picture: Uint8Array): Promise<Buffer> {
  if (picture.length > photos.maxBytes) {
    throw new AppError('body-too-large', {
      message: texts.tooLarge,
      errors: { profile_photo_path: [texts.tooLarge] },
    });
  }
  return queue.add(() => convert(picture));
}
