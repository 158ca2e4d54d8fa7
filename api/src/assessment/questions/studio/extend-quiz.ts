import { lockItem } from '#content/items/index.ts';
import { changeLectures } from '#learning/tree/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { questions } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { appendQuestions, takeQuestions } from './quiz-draft.ts';

/**
 * Adds questions of the course's bank to the end of a quiz's draft.
 * @throws AppError lecture-not-found, forbidden, question-not-found, too-many-items, wrong-state for another lecture
 *   than a quiz, or one that asks all of them already
 */
export async function extendQuiz(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: { caller: Person; lecture: number; questions: number[] },
): Promise<{ changed: number; undo: number }> {
  const { caller, lecture } = options;
  const time = now();
  const change = { caller, lectures: [lecture], act: 'edit', now: time } as const;
  const { result, undo } = await changeLectures(db, change, async (tx, [quiz]) => {
    const before = orThrow(
      await lockItem(tx, { kind: 'lecture', id: lecture }),
      'lecture-not-found',
    );
    const asked = await tx
      .select({ courseId: questions.courseId, deletedAt: questions.deletedAt })
      .from(questions)
      .where(anyOf(questions.id, options.questions));
    const isOwn = asked.every((one) => one.courseId === quiz?.courseId && !one.deletedAt);
    if (!isOwn || asked.length < new Set(options.questions).size) {
      throw new AppError('question-not-found');
    }
    const writing = { lecture, before, person: caller.id, now: time };
    const added = await appendQuestions(tx, { ...writing, questions: options.questions });
    return {
      result: added.length,
      entry: {
        action: 'quiz-extended',
        kind: 'lecture',
        itemId: lecture,
        details: { count: added.length, undo: { questions: added } },
      },
    };
  });
  return { changed: result, undo };
}

/** Takes the questions out of the quiz's draft. */
export async function undoExtendQuiz({
  tx,
  entry,
  data,
  person,
  now,
}: Undoing<{ questions: number[] }>): Promise<void> {
  const before = (await lockItem(tx, { kind: 'lecture', id: entry.itemId })) ?? tooLate();
  await takeQuestions(tx, { lecture: entry.itemId, before, person, now, ...data });
}
