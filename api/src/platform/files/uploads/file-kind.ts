import { messenger as limits } from '@nibras/contract/limits.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '#platform/http/app-error.ts';
import { oleStreams } from './ole-streams.ts';
import { zipMembers } from './zip-members.ts';

/** A kind of file that may be sent, with its allowed extensions; the first is added to a name without one. */
export interface FileKind {
  type: string;
  endings: readonly [string, ...string[]];
  isPicture?: true;
}

const office = 'application/vnd.openxmlformats-officedocument.';

export const fileKinds = {
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'], isPicture: true },
  png: { type: 'image/png', endings: ['png'], isPicture: true },
  gif: { type: 'image/gif', endings: ['gif'], isPicture: true },
  webp: { type: 'image/webp', endings: ['webp'], isPicture: true },
  avif: { type: 'image/avif', endings: ['avif'], isPicture: true },
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  doc: { type: 'application/msword', endings: ['doc'] },
  xls: { type: 'application/vnd.ms-excel', endings: ['xls'] },
  docx: { type: `${office}wordprocessingml.document`, endings: ['docx'] },
  xlsx: { type: `${office}spreadsheetml.sheet`, endings: ['xlsx'] },
} as const satisfies Record<string, FileKind>;

const texts = {
  broken: 'تعذرت قراءة هذه الصورة، وقد يكون الملف تالفًا. اختر صورة أخرى.',
  tooManyPixels: 'أبعاد هذه الصورة كبيرة جدًا. اختر صورة أصغر.',
};

const refusal = (message: string, cause?: unknown) =>
  new AppError('invalid-input', { message, errors: { attachment: [message] }, cause });

/** Rejects a picture that cannot be decoded. @throws AppError invalid-input */
export function brokenPicture(cause: unknown): never {
  throw refusal(texts.broken, cause);
}

/** A picture's kind as sharp detects it, since sharp will re-encode it. */
function pictureKind({ format, compression }: Metadata): FileKind | null {
  if (format === 'heif') return compression === 'av1' ? fileKinds.avif : null;
  return format === 'jpeg' || format === 'png' || format === 'gif' || format === 'webp'
    ? fileKinds[format]
    : null;
}

async function checkedPicture(bytes: Buffer): Promise<FileKind | null> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(brokenPicture);
  const { width, height } = metadata;
  if (width * height > limits.pictureMaxPixels) throw refusal(texts.tooManyPixels);
  return pictureKind(metadata);
}

function oleKind(bytes: Buffer): FileKind | null {
  const streams = oleStreams(bytes);
  if (streams.has('WordDocument')) return fileKinds.doc;
  return streams.has('Workbook') || streams.has('Book') ? fileKinds.xls : null;
}

/**
 * Detects a file's kind by its content, regardless of its name.
 * @returns null for a kind that may not be sent
 * @throws AppError invalid-input for a picture that is broken or has too many pixels
 */
export async function fileKind(bytes: Buffer): Promise<FileKind | null> {
  const detected = await fileTypeFromBuffer(bytes);
  switch (detected?.mime) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/apng':
    case 'image/gif':
    case 'image/webp':
    case 'image/avif':
      return checkedPicture(bytes);
    case fileKinds.pdf.type:
      return fileKinds.pdf;
    case 'application/x-cfb':
      return oleKind(bytes);
    case fileKinds.docx.type:
      return (await zipMembers(bytes)).has('word/document.xml') ? fileKinds.docx : null;
    case fileKinds.xlsx.type:
      return (await zipMembers(bytes)).has('xl/workbook.xml') ? fileKinds.xlsx : null;
    default:
      return null;
  }
}
