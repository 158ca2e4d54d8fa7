import type { WatchState } from '@nibras/contract/learning/lectures/shapes.ts';
import { factsChanged } from '#learning/completion/index.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { openLecture } from './open-lecture.ts';
import { progressOf, saveProgress } from './queries.ts';

interface LectureRequest {
  course: number;
  lecture: number;
  caller: Caller;
}

/**
 * Marks a lecture as in progress or completed. A completed lecture starts from its beginning next time. One with questions or
 * a program is completed by its attempt alone (docs/behaviour/learning.md#watched).
 * @returns the new state; a completed lecture stays completed
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function markLecture(
  { db, now, jobs }: Pick<Platform, 'db' | 'now' | 'jobs'>,
  { status: wanted, ...request }: LectureRequest & { status: WatchState },
): Promise<WatchState> {
  const lecture = await openLecture(db, request);
  const status = lecture.work ? 'inProgress' : wanted;
  const before = await progressOf(db, lecture.id, request.caller);
  const position = status === 'endWatch' ? 0 : (before?.position ?? 0);
  const person = request.caller.id;
  const saved = { lecture: lecture.id, person, status, position, now: now() };
  if (status !== 'endWatch' || before?.status === 'endWatch') return saveProgress(db, saved);
  return db.transaction(async (tx) => {
    const state = await saveProgress(tx, saved);
    await factsChanged({ jobs }, tx, { person, course: lecture.courseId });
    return state;
  });
}

/**
 * Saves the position at which the caller stopped, unless a newer one is stored.
 * @param position seconds from the start
 * @param age seconds since the caller was at this position (devices may report it later)
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function savePosition(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { position, age, ...request }: LectureRequest & { position: number; age: number },
): Promise<void> {
  const lecture = await openLecture(db, request);
  const watchedAt = new Date(now().getTime() - age * 1000);
  await saveProgress(db, {
    lecture: lecture.id,
    person: request.caller.id,
    status: 'inProgress',
    position,
    now: watchedAt,
    onlyIfNewer: age > 0,
  });
}
