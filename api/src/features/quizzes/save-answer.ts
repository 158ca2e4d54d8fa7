import { quizzes as limits } from '@nibras/contract/assessment-limits.ts';
import type { GivenAnswer } from '@nibras/contract/questions.ts';
import { sql } from 'drizzle-orm';
import { checkAnswerShape } from '#features/grading/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { findQuestion } from './queries.ts';

interface SaveOptions {
  attempt: number;
  position: number;
  caller: Caller;
  answer: GivenAnswer;
  /** The number of the save: only one above the stored number changes something. */
  save: number;
}

/**
 * Stores an answer where the attempt is open, its time is not over and the save is newer than the stored one. The share lock
 * lets handing in wait for it, and it for handing in: nothing is stored that is not marked. @returns whether it is stored
 */
async function storeAnswer(
  db: Queryable,
  { attempt, position, caller, answer, save, now }: SaveOptions & { now: Date },
): Promise<boolean> {
  const lastEnd = new Date(now.getTime() - limits.acceptedAfterEnd).toISOString();
  const { rowCount } = await db.execute(sql`
    with attempt as materialized (
      select id from quiz_attempts
      where id = ${attempt} and person_id = ${caller.id} and state = 'open'
        and (ends_at is null or ends_at >= ${lastEnd})
      for share)
    update attempt_questions
    set answer = ${JSON.stringify(answer)}::jsonb, save = ${save}, saved_at = ${now.toISOString()}
    from attempt
    where attempt_id = attempt.id and position = ${position} and save < ${save}`);
  return (rowCount ?? 0) > 0;
}

/**
 * Keeps an answer of an open attempt. Whoever began an attempt may end it, whatever has become of the lecture or of the
 * access meanwhile. A late or repeated save changes nothing and answers with the stored number.
 * @throws AppError attempt-not-found, question-not-found, invalid-input, attempt-over
 */
export async function saveAnswer(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: SaveOptions,
): Promise<{ save: number; savedAt: Date; endsAt: Date | null }> {
  const place = { ...options, person: options.caller.id };
  const before = found(await findQuestion(db, place), 'attempt-not-found');
  if (!checkAnswerShape(before.version, options.answer)) throw new AppError('invalid-input');
  const time = now();
  const { endsAt } = before.attempt;
  if (await storeAnswer(db, { ...options, now: time })) {
    return { save: options.save, savedAt: time, endsAt };
  }
  const after = found(await findQuestion(db, place), 'attempt-not-found');
  if (after.asked.save < options.save) throw new AppError('attempt-over');
  return { save: after.asked.save, savedAt: after.asked.savedAt ?? time, endsAt };
}
