import type { Attachment } from '#features/messenger/index.ts';
import { AppError } from '#platform/http/app-error.ts';

const text = 'لا يمكن إرفاق هذا النوع من الملفات بالاستفسار. أرفق صورة.';

/**
 * A question and its replies take pictures only, while the chat takes other attachments too.
 * @throws AppError unsupported-file
 */
export function assertPicture({ type }: Attachment): void {
  if (type.startsWith('image/')) return;
  throw new AppError('unsupported-file', { message: text, errors: { attachment: [text] } });
}
