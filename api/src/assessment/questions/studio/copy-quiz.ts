import type { QuizItem } from '@nibras/contract/assessment/quizzes/shapes.ts';
import type { VideoQuestionPlace } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { and, eq, sql } from 'drizzle-orm';
import {
  draftOf,
  parseQuizItems,
  parseVideoQuestions,
  questionsOfQuiz,
} from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { drafts } from '#platform/database/schema/index.ts';
import { requireBankRoom } from './create-question.ts';
import { insertQuestionCopies, type QuestionCopies } from './insert-copies.ts';

/** The items of a quiz with the copies in place of the originals; without what has no copy, such as what is in the trash. */
export function withCopies(items: QuizItem[] | null, copies: QuestionCopies): QuizItem[] | null {
  if (items === null) return null;
  return items.flatMap((item) => {
    if (!('question' in item)) return item;
    const question = copies.get(item.question);
    return question === undefined ? [] : { question };
  });
}

/** Where a video asks questions, with the copies in place of the originals. */
export const placesWithCopies = (
  places: VideoQuestionPlace[] | null,
  copies: QuestionCopies,
): VideoQuestionPlace[] | null =>
  places?.flatMap((place) => {
    const question = copies.get(place.question);
    return question === undefined ? [] : { ...place, question };
  }) ?? null;

/** Puts the copies into the draft that a copied lecture has got from its original. */
export async function rewriteDraftedQuiz(
  tx: Transaction,
  lecture: number,
  copies: QuestionCopies,
): Promise<void> {
  const draft = await draftOf(tx, { kind: 'lecture', id: lecture });
  if (!draft) return;
  const { quiz_items: items, video_questions: places } = draft.fields;
  const rewritten = {
    ...(items ? { quiz_items: withCopies(parseQuizItems(items), copies) } : {}),
    ...(places ? { video_questions: placesWithCopies(parseVideoQuestions(places), copies) } : {}),
  };
  if (Object.keys(rewritten).length === 0) return;
  await tx
    .update(drafts)
    .set({ fields: sql`${drafts.fields} || ${JSON.stringify(rewritten)}::jsonb` })
    .where(and(eq(drafts.kind, 'lecture'), eq(drafts.itemId, lecture)));
}

interface Original {
  id: number;
  courseId: number;
  quizItems: QuizItem[] | null;
  videoQuestions: VideoQuestionPlace[] | null;
}

/**
 * Copies the questions that lectures of other courses ask, by themselves or by a tag, into the course that gets the
 * lectures.
 * @returns null where the lectures stay in their course, whose bank they go on asking
 * @throws AppError too-many-items
 */
export async function copyUsedQuestions(
  tx: Transaction,
  copying: { originals: readonly Original[]; course: number; person: number; now: Date },
): Promise<QuestionCopies | null> {
  const { originals, course, person, now } = copying;
  const foreign = originals.filter(({ courseId }) => courseId !== course);
  if (foreign.length === 0) return null;
  const asked = new Set<number>();
  for (const { id, quizItems, videoQuestions } of foreign) {
    const draft = await draftOf(tx, { kind: 'lecture', id });
    const items = [
      ...(quizItems ?? []),
      ...parseQuizItems(draft?.fields.quiz_items),
      ...(videoQuestions ?? []),
      ...parseVideoQuestions(draft?.fields.video_questions),
    ];
    for (const question of await questionsOfQuiz(tx, id, items)) asked.add(question.id);
  }
  await requireBankRoom(tx, course, asked.size);
  return insertQuestionCopies(tx, { ids: [...asked], course, person, now });
}
