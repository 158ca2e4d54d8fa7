import { type QuizItem, quizItems } from '@nibras/contract/assessment/quizzes/shapes.ts';
import {
  type VideoQuestionPlace,
  videoQuestionPlaces,
} from '@nibras/contract/assessment/video-questions/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

export interface QuizQuestion extends Record<string, unknown> {
  id: number;
  /** Whether visitors do not see it as it was written last. */
  isChanged: boolean;
}

/** The items of a quiz as a draft or a lecture has them; none where they are not of their shape. */
export function parseQuizItems(value: unknown): QuizItem[] {
  const { success, data } = quizItems.safeParse(value ?? []);
  return success ? data : [];
}

/** Where a video asks questions, as a draft or a lecture has it; nowhere where it is not of its shape. */
export function parseVideoQuestions(value: unknown): VideoQuestionPlace[] {
  const { success, data } = videoQuestionPlaces.safeParse(value ?? []);
  return success ? data : [];
}

/**
 * The questions of the course's bank that a quiz or a video asks, by themselves or by a tag, in the order of their ids. What is in the
 * bin is left out.
 * @param items the quiz's items and the video's places; absent: those of the published lecture
 */
export async function questionsOfQuiz(
  db: Queryable,
  lecture: number,
  items?: readonly (QuizItem | VideoQuestionPlace)[],
): Promise<QuizQuestion[]> {
  const input =
    items === undefined
      ? sql`(coalesce(lectures.quiz_items, '[]') || coalesce(lectures.video_questions, '[]'))`
      : sql`${JSON.stringify(items)}::jsonb`;
  const { rows } = await db.execute<QuizQuestion>(sql`
    select questions.id, (not questions.published or drafts.id is not null) as "isChanged"
    from lectures join questions on questions.course_id = lectures.course_id and questions.deleted_at is null
    left join drafts on drafts.kind = 'question' and drafts.item_id = questions.id
    where lectures.id = ${lecture} and exists (
      select from jsonb_array_elements(${input}) item
      where (item ->> 'question')::integer = questions.id
        or item ->> 'tag' = any (questions.tags)
        or drafts.fields -> 'tags' ? (item ->> 'tag'))
    order by questions.id`);
  return rows;
}
