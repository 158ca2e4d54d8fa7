import { randomUUID } from 'node:crypto';
import { AppError } from '#platform/http/app-error.ts';
import type { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import type { Platform } from '#platform/platform.ts';
import { sentFolder } from '#platform/storage/storage.ts';
import { type Attachment, checkAttachment } from './check-attachment.ts';
import { nameInPath } from './file-name.ts';

/** A stored file of a message or a question: its display name, type, size and path. */
export type StoredFile = Omit<Attachment, 'cleaned'> & { path: string };

export interface WithStoredFile {
  file: UploadedFile | null;
  /** The types that are taken, and what is said of every other file; without it every kind of attachment is taken. */
  only?: { types: readonly string[]; refused: string };
}

/**
 * Checks and stores a file while `save` runs with it. Removes the file again if `save` throws or returns null.
 * @throws AppError as `checkAttachment` does, and unsupported-file for another type
 */
export async function withStoredFile<Saved>(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  { file, only }: WithStoredFile,
  save: (stored: StoredFile | null) => Promise<Saved>,
): Promise<Saved> {
  if (!file) return save(null);
  const attachment = await checkAttachment(file, only?.refused);
  if (only && !only.types.includes(attachment.type)) {
    const errors = { attachment: [only.refused] };
    throw new AppError('unsupported-file', { message: only.refused, errors });
  }
  const { cleaned, ...facts } = attachment;
  const path = `${sentFolder}${randomUUID()}/${nameInPath(facts.name)}`;
  await storage.write(path, cleaned ?? file.read());
  let saved: Saved | null = null;
  try {
    saved = await save({ ...facts, path });
    return saved;
  } finally {
    if (saved === null) {
      await storage
        .remove(path)
        .catch((err: unknown) => log.warn({ err }, 'could not remove a file that was not saved'));
    }
  }
}
