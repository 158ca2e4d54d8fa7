import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import type { Platform } from '#platform/platform.ts';
import { sentFolder } from '#platform/storage/storage.ts';
import { type Attachment, checkAttachment } from './check-attachment.ts';

/** A stored file of a message or a question: its display name, type, size and path. */
export type StoredFile = Omit<Attachment, 'cleaned'> & { path: string };

interface WithStoredFile {
  file: UploadedFile | null;
  /** Throws for a kind of file that is refused; without it every kind of attachment is allowed. */
  assertKind?(attachment: Attachment): void;
}

/**
 * Checks and stores a file while `save` runs with it. Removes the file again if `save` throws or returns null.
 * @throws AppError as `checkAttachment` and `assertKind` do
 */
export async function withStoredFile<Saved>(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  { file, assertKind }: WithStoredFile,
  save: (stored: StoredFile | null) => Promise<Saved>,
): Promise<Saved> {
  if (!file) return save(null);
  const attachment = await checkAttachment(file);
  assertKind?.(attachment);
  const { cleaned, ...facts } = attachment;
  const path = `${sentFolder}${randomUUID()}/${facts.name}`;
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
