import { eq } from 'drizzle-orm';
import { uploads } from '#platform/database/schema/index.ts';
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
