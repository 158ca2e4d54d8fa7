import { z } from 'zod';
import type { Attachment } from '#features/messenger/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';

/** A browser's form sends a file without a name and content if the user chose none. */
export const optionalFile = z.preprocess(
  (value) => (value instanceof UploadedFile && !value.name && value.size === 0 ? undefined : value),
  z.instanceof(UploadedFile).optional(),
);

const text = 'لا يمكن إرفاق هذا النوع من الملفات بالاستفسار. أرفق صورة.';

/**
 * A question and its replies take pictures only, while the chat takes other attachments too.
 * @throws AppError unsupported-file
 */
export function assertPicture({ type }: Attachment): void {
  if (type.startsWith('image/')) return;
  throw new AppError('unsupported-file', { message: text, errors: { attachment: [text] } });
}
