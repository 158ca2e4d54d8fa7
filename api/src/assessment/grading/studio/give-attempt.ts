import { eq } from 'drizzle-orm';
import { lockPlace, quizOf } from '#assessment/quizzes/index.ts';
import { changeCourses } from '#learning/staff/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { only } from '#platform/database/only.ts';
import { extraAttempts } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { findStudent } from './student-query.ts';

/**
 * Gives a student one more attempt at a quiz than its rules, and says in the log why.
 * @throws AppError not-a-quiz, person-not-found, forbidden
 */
export async function giveAttempt(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: { caller: Person; lecture: number; person: number; reason: string },
): Promise<{ undo: number }> {
  const { caller, lecture, person, reason } = options;
  const { course, name } = await quizOf(db, lecture);
  const change = { caller, courses: [course], act: 'mark', now: now() } as const;
  return changeCourses(db, { ...change, missing: 'not-a-quiz' }, async (tx) => {
    const student = await findStudent(tx, { course, person });
    await lockPlace(tx, { lecture, person });
    const values = { lectureId: lecture, personId: person, givenBy: caller.id, reason };
    const { id } = only(
      await tx.insert(extraAttempts).values(values).returning({ id: extraAttempts.id }),
    );
    return {
      result: null,
      entry: {
        action: 'attempt-given',
        kind: 'lecture',
        itemId: lecture,
        name,
        details: { name: student.name, reason, undo: { id } },
        changed: [`extra-attempt:${id}`],
      },
    };
  });
}

/** Takes an attempt back that was given; one that was used stays, and no more can be begun. */
export async function undoGiveAttempt({ tx, data }: Undoing<{ id: number }>): Promise<void> {
  const removed = await tx
    .delete(extraAttempts)
    .where(eq(extraAttempts.id, data.id))
    .returning({ id: extraAttempts.id });
  if (removed.length === 0) tooLate();
}
