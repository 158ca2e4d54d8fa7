import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import { sql } from 'drizzle-orm';
import { checkAnswerShape } from '#assessment/grading/index.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
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

const parameter = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/**
 * Stores an answer where the attempt is open, its time is not over and the save is newer than the stored one. The share lock
 * lets submitting wait for it, and it for submitting: nothing is stored that is not marked.
 */
const storeStatement = prepared((db) => {
  // No other column of these subqueries is read.
  const position = { position: sql<number>`stored.position`.as('position') };
  const stored = db.$with('stored', position).as(sql`
    update attempt_questions
    set answer = ${parameter('answer', 'jsonb')}, save = ${parameter('save', 'int')},
      saved_at = ${parameter('now', 'timestamptz')}
    from attempt
    where attempt_id = attempt.id and position = ${parameter('position', 'int')}
      and save < ${parameter('save', 'int')}
    returning position`);
  return db
    .with(
      db.$with('attempt', position).as(sql`
        select id from quiz_attempts
        where id = ${parameter('attempt', 'int')} and person_id = ${parameter('person', 'int')} and state = 'open'
          and (ends_at is null or ends_at >= ${parameter('lastEnd', 'timestamptz')})
        for share`),
      stored,
    )
    .select({ position: stored.position })
    .from(stored);
});

/**
 * Keeps an answer of an open attempt. Anyone who began an attempt may end it, whatever has become of the lecture or of the
 * access meanwhile. A late or repeated save changes nothing and answers with the stored number.
 * @throws AppError attempt-not-found, question-not-found, invalid-input, attempt-over
 */
export async function saveAnswer(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: SaveOptions,
): Promise<{ save: number; savedAt: Date; endsAt: Date | null }> {
  const { attempt, position, answer, save, caller } = options;
  const place = { attempt, position, person: caller.id };
  const before = orThrow(await findQuestion(db, place), 'attempt-not-found');
  if (!checkAnswerShape(before, answer)) throw new AppError('invalid-input');
  const time = now();
  const lastEnd = new Date(time.getTime() - limits.acceptedAfterEnd);
  const [stored] = await storeStatement(db).execute({
    ...place,
    answer: JSON.stringify(answer),
    save,
    now: time,
    lastEnd,
  });
  const { endsAt } = before;
  if (stored) return { save, savedAt: time, endsAt };
  const after = orThrow(await findQuestion(db, place), 'attempt-not-found');
  if (after.save < save) throw new AppError('attempt-over');
  return { save: after.save, savedAt: after.savedAt ?? time, endsAt };
}
