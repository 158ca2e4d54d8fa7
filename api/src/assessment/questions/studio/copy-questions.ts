import { and, isNull } from 'drizzle-orm';
import type { Undoing } from '#platform/audit/undo.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { questions } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeQuestions, questionStates, questionsSubject } from './change-questions.ts';
import { requireBankRoom } from './create-question.ts';
import { insertQuestionCopies } from './insert-copies.ts';

/**
 * Copies questions into the bank of a course, their own or another one that the caller edits, as drafts.
 * @throws AppError question-not-found, forbidden, too-many-items, wrong-state for what is in the trash
 */
export async function copyQuestions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, questions: asked, course }: { caller: Person; questions: number[]; course: number },
): Promise<{ made: number[]; undo: number }> {
  const time = now();
  const change = { caller, questions: asked, courses: [course], act: 'edit', now: time } as const;
  const { result, undo } = await changeQuestions(db, change, async (tx, originals) => {
    if (originals.some(({ deletedAt }) => deletedAt)) throw new AppError('wrong-state');
    await requireBankRoom(tx, course, originals.length);
    const ids = originals.map(({ id }) => id);
    const copies = await insertQuestionCopies(tx, { ids, course, person: caller.id, now: time });
    const made = [...new Set(asked)].flatMap((id) => copies.get(id) ?? []);
    return {
      result: made,
      entry: {
        action: 'questions-copied',
        ...questionsSubject(made.map((id) => ({ id, courseId: course }))),
        details: { count: made.length, undo: { questions: made } },
        changed: questionStates(made),
      },
    };
  });
  return { made: result, undo };
}

const trashNew = (tx: Transaction, ids: readonly number[], now: Date) =>
  tx
    .update(questions)
    .set({ deletedAt: now })
    .where(and(anyOf(questions.id, ids), isNull(questions.deletedAt)));

/** Puts the copies into the trash. */
export async function undoCopyQuestions({
  tx,
  data,
  now,
}: Undoing<{ questions: number[] }>): Promise<void> {
  await trashNew(tx, data.questions, now);
}
