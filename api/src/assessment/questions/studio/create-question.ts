import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuestionRow } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { lockItem } from '#content/items/index.ts';
import { changeCourses } from '#learning/staff/index.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { questions } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

import { questionStates } from './change-questions.ts';
import { draftedQuestions } from './drafted-questions.ts';
import { presentQuestions } from './present.ts';
import { appendQuestions } from './quiz-draft.ts';

/** @throws AppError too-many-items where a bank would have more questions than it may */
export async function requireBankRoom(db: Queryable, course: number, more: number): Promise<void> {
  const condition = and(eq(questions.courseId, course), isNull(questions.deletedAt));
  const count = await db.$count(questions, condition);
  if (count + more > limits.perCourse) throw new AppError('too-many-items');
}

/** Adds a question to the quiz of a lecture of its course. @throws AppError lecture-not-found */
async function addToLecture(
  tx: Transaction,
  added: { lecture: number; course: number; question: number; person: number; now: Date },
): Promise<void> {
  const { lecture, course, question, person, now } = added;
  const before = await lockItem(tx, { kind: 'lecture', id: lecture });
  if (before?.courseId !== course) throw new AppError('lecture-not-found');
  await appendQuestions(tx, { lecture, before, questions: [question], person, now });
}

/**
 * Makes an empty question as a draft, alone or at the end of a quiz.
 * @throws AppError course-not-found, forbidden, too-many-items, lecture-not-found, wrong-state
 */
export async function createQuestion(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: { caller: Person; course: number; kind: QuestionKind; lecture?: number | undefined },
): Promise<{ question: QuestionRow; undo: number }> {
  const { caller, course, kind, lecture } = options;
  const time = now();
  const change = { caller, courses: [course], act: 'edit', now: time } as const;
  const { result, undo } = await changeCourses(db, change, async (tx) => {
    await requireBankRoom(tx, course, 1);
    const { id } = only(
      await tx
        .insert(questions)
        .values({ courseId: course, kind, createdAt: time, updatedAt: time })
        .returning({ id: questions.id }),
    );
    if (lecture !== undefined) {
      await addToLecture(tx, { lecture, course, question: id, person: caller.id, now: time });
    }
    const made = { where: eq(questions.id, id), limit: 1, offset: 0 };
    const rows = await presentQuestions(tx, course, await draftedQuestions(tx, made));
    return {
      result: only(rows),
      entry: {
        action: 'made',
        kind: 'question',
        itemId: id,
        details: { undo: {} },
        changed: questionStates([id]),
      },
    };
  });
  return { question: result, undo };
}
