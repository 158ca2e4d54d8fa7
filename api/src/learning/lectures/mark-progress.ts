import type { WatchState } from '@nibras/contract/learning/lectures/shapes.ts';
import { factsChanged } from '#learning/completion/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { openLecture } from './open-lecture.ts';
import { hasOpenQuestions, lockProgress, progressOf, saveEnd, saveProgress } from './queries.ts';

interface LectureRequest {
  course: number;
  lecture: number;
  caller: Caller;
}

/**
 * Marks a lecture as in progress or completed. A completed lecture starts from its beginning next time. One with questions or
 * a program is completed by its attempt alone (docs/behaviour/learning.md#watched); one whose video asks questions only
 * with their answers, where its teacher wants that and the client asks them (docs/behaviour/video-questions.md#completion).
 * @returns the new state; a completed lecture stays completed
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function markLecture(
  { db, now, jobs }: Pick<Platform, 'db' | 'now' | 'jobs'>,
  {
    status: wanted,
    asksQuestions = false,
    ...request
  }: LectureRequest & { status: WatchState; asksQuestions?: boolean },
): Promise<WatchState> {
  const lecture = await openLecture(db, request);
  const status = lecture.work ? 'inProgress' : wanted;
  const before = await progressOf(db, lecture.id, request.caller);
  const position = status === 'endWatch' ? 0 : (before?.position ?? 0);
  const person = request.caller.id;
  const saved = { lecture: lecture.id, person, status, position, now: now() };
  if (status !== 'endWatch' || before?.status === 'endWatch') return saveProgress(db, saved);
  return db.transaction(async (tx) => {
    if (asksQuestions && lecture.questionsRequired) {
      const place = { lecture: lecture.id, person, now: saved.now };
      await lockProgress(tx, place);
      if (await hasOpenQuestions(tx, place)) {
        await saveEnd(tx, place);
        return 'inProgress';
      }
    }
    const state = await saveProgress(tx, saved);
    await factsChanged({ jobs }, tx, { person, course: lecture.courseId });
    return state;
  });
}

/**
 * Completes a lecture whose video was watched to its end, once its last open question is answered. Call it in the
 * transaction that stores the answer.
 * @returns the state of the lecture
 */
export async function completeAnswered(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  place: { lecture: number; course: number; person: number; now: Date },
): Promise<WatchState> {
  const { lecture, course, person, now } = place;
  const { status, endedAt } = await lockProgress(tx, place);
  if (status === 'endWatch' || endedAt === null || (await hasOpenQuestions(tx, place))) {
    return status;
  }
  await saveProgress(tx, { lecture, person, status: 'endWatch', position: 0, now });
  await factsChanged({ jobs }, tx, { person, course });
  return 'endWatch';
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
