import { findLecture } from '#learning/lectures/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import { attemptsLeft } from './attempts-left.ts';
import { attemptsOf, type FoundAttempt, findAttempt, questionsOf } from './queries.ts';
import { shownOf, shownRules } from './show-rules.ts';
import { submitOverdue } from './submit-overdue.ts';
import type { SubmitPlatform } from './submit-platform.ts';

/** Anyone who reads an attempt that is over may open its lecture. @returns whether the caller marks the course's answers */
async function requireLecture(db: Queryable, { course, lecture }: FoundAttempt, caller: Caller) {
  const place = await findLecture(db, { course, lecture, caller });
  if (!place.open) throw new AppError('lecture-locked');
  return can(caller, 'course:mark', { courseRole: place.lecture.courseRole });
}

/**
 * One's own attempt: its questions while it is open, and what the rules show of it afterwards.
 * @throws AppError attempt-not-found, lecture-not-found, lecture-locked
 */
export async function readAttempt(
  platform: SubmitPlatform,
  { id, caller }: { id: number; caller: Caller },
) {
  const { db, now } = platform;
  const before = orThrow(await findAttempt(db, id, caller.id), 'attempt-not-found');
  const place = { lecture: before.lecture, person: caller.id };
  await submitOverdue(platform, place);
  const row = orThrow(await findAttempt(db, id, caller.id), 'attempt-not-found');
  const isOpen = row.attempt.state === 'open';
  const isStaff = isOpen ? false : await requireLecture(db, row, caller);
  const attempts = await attemptsOf(db, place);
  const rules = shownRules(row.attempt, row.lectureRules);
  const left = isStaff ? null : await attemptsLeft(db, { ...place, rules, attempts });
  const shown = shownOf(row.attempt, { rules, attempts, left });
  const isAsked = isOpen || shown.results || shown.keys;
  return {
    ...row,
    rules,
    left,
    shown,
    now: now(),
    questions: isAsked ? await questionsOf(db, id) : [],
  };
}
export type ReadAttempt = Awaited<ReturnType<typeof readAttempt>>;
