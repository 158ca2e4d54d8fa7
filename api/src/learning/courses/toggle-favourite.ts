import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { addFavourite, courseId, lockFavourites, removeFavourite } from './queries.ts';

/**
 * Adds a course to the caller's favourites, or removes it. Concurrent calls are applied one after another.
 * @returns whether it is one now
 * @throws AppError course-not-found
 */
export async function toggleFavourite(
  db: Database,
  { course, caller }: { course: number; caller: Caller },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    orThrow(await courseId(tx, course, caller), 'course-not-found');
    await lockFavourites(tx, caller.id);
    if (await removeFavourite(tx, course, caller.id)) return false;
    await addFavourite(tx, course, caller.id);
    return true;
  });
}
