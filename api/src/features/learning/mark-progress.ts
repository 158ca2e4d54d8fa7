import type { WatchState } from '@nibras/contract/learning.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { openLecture } from './open-lecture.ts';
import { progressOf, saveProgress } from './queries.ts';

interface Asked {
  course: number;
  lecture: number;
  caller: Caller;
}

/**
 * Marks a lecture as being watched or as watched. A lecture watched to its end starts from its beginning next time.
 * @returns the state it has now: what was watched stays watched
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function markLecture(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { status, ...asked }: Asked & { status: WatchState },
): Promise<WatchState> {
  const lecture = await openLecture(db, asked);
  const before = await progressOf(db, lecture.id, asked.caller);
  const position = status === 'endWatch' ? 0 : (before?.position ?? 0);
  return saveProgress(db, {
    lecture: lecture.id,
    person: asked.caller.id,
    status,
    position,
    now: now(),
  });
}

/**
 * Keeps where the caller stopped, unless something newer is known.
 * @param position seconds from the start
 * @param age seconds since the caller was there
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function savePosition(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { position, age, ...asked }: Asked & { position: number; age: number },
): Promise<void> {
  const lecture = await openLecture(db, asked);
  const at = new Date(now().getTime() - age * 1000);
  await saveProgress(db, {
    lecture: lecture.id,
    person: asked.caller.id,
    status: 'inProgress',
    position,
    now: at,
    onlyIfNewer: age > 0,
  });
}
