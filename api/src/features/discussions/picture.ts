import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { checkAttachment } from '#features/messenger/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import type { Platform } from '#platform/platform.ts';
import { sentFolder } from '#platform/storage/storage.ts';

/** A browser's form sends a file without a name and content if the user chose none. */
export const optionalFile = z.preprocess(
  (value) => (value instanceof UploadedFile && !value.name && value.size === 0 ? undefined : value),
  z.instanceof(UploadedFile).optional(),
);

const text = 'لا يمكن إرفاق هذا النوع من الملفات بالاستفسار. أرفق صورة.';

/**
 * Checks a file as the chat checks its attachments, and that it is a picture.
 * @throws AppError unsupported-file, or invalid-input for an empty file and a broken or too large picture
 */
export async function checkPicture(file: UploadedFile) {
  const picture = await checkAttachment(file);
  if (picture.type.startsWith('image/')) return picture;
  throw new AppError('unsupported-file', { message: text, errors: { attachment: [text] } });
}

/**
 * Stores a picture while `save` runs with its path, and removes it again if that fails.
 * @throws AppError as `checkPicture` does
 */
export async function withStoredPicture<Saved>(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  file: UploadedFile | null,
  save: (path: string | null) => Promise<Saved>,
): Promise<Saved> {
  if (!file) return save(null);
  const { name, cleaned } = await checkPicture(file);
  const path = `${sentFolder}${randomUUID()}/${name}`;
  await storage.write(path, cleaned ?? file.read());
  try {
    return await save(path);
  } catch (error) {
    await storage
      .remove(path)
      .catch((err: unknown) =>
        log.warn({ err }, 'could not remove the picture of a question that was not saved'),
      );
    throw error;
  }
}
