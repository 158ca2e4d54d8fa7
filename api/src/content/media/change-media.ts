import { eq, sql } from 'drizzle-orm';
import { media } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { findMedia } from './find-media.ts';

/**
 * Renames a file in the library, or sets its alternative text. Its address stays.
 * @throws AppError media-not-found, forbidden
 */
export async function changeMedia(
  { db }: Pick<Platform, 'db'>,
  { id, caller, ...changes }: { id: number; caller: Caller; name?: string; alt?: string },
): Promise<void> {
  await findMedia(db, { id, caller, change: true });
  // The file is the same, so its address need not change with `updatedAt`.
  await db
    .update(media)
    .set({ ...changes, updatedAt: sql`${media.updatedAt}` })
    .where(eq(media.id, id));
}
