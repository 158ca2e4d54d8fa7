import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { mayChange, maySee } from './policy.ts';
import { type MediaRow, mediaById } from './queries.ts';
import { type UseRow, usesOf } from './uses.ts';

/**
 * Finds a file of the library with its uses.
 * @param options.removed finds a removed file, and no other
 * @param options.change requires that the caller may change it
 * @throws AppError media-not-found, also for one that the caller may not see; forbidden
 */
export async function findMedia(
  db: Queryable,
  {
    id,
    caller,
    change = false,
    removed = false,
  }: { id: number; caller: Caller; change?: boolean; removed?: boolean },
): Promise<{ row: MediaRow; uses: UseRow[] }> {
  const row = orThrow(await mediaById(db, id), 'media-not-found');
  if ((row.deletedAt !== null) !== removed) throw new AppError('media-not-found');
  const uses = await usesOf(db, [row.path], caller);
  if (!maySee(caller, row, uses)) throw new AppError('media-not-found');
  if (change && !mayChange(caller, row, uses)) throw new AppError('forbidden');
  return { row, uses };
}
