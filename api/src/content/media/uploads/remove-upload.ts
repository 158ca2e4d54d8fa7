import { eq } from 'drizzle-orm';
import { uploadParts, uploads } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { partsOf } from './queries.ts';

/** Removes an upload with what has been received. @returns false where there is none */
export async function removeUpload(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  id: string,
): Promise<boolean> {
  const parts = await partsOf(db, id);
  const { rowCount } = await db.delete(uploads).where(eq(uploads.id, id));
  for (const { path } of parts) await storage.remove(path);
  return rowCount === 1;
}

/** Removes the parts of an upload; its row stays for a day, so that the sender can still ask what became of it. */
export async function removeParts(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  id: string,
): Promise<void> {
  for (const { path } of await partsOf(db, id)) await storage.remove(path);
  await db.delete(uploadParts).where(eq(uploadParts.uploadId, id));
}
