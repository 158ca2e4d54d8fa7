import type { QuestionRow } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { isComplete } from '#assessment/grading/index.ts';
import { questionName } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { DraftedQuestion } from './drafted-questions.ts';
import { answersByQuestion, quizzesByQuestion } from './question-facts.ts';

/** Questions of a course as rows of a list. */
export async function presentQuestions(
  db: Queryable,
  course: number,
  drafted: readonly DraftedQuestion[],
): Promise<QuestionRow[]> {
  const ids = drafted.map(({ id }) => id);
  const quizzes = await quizzesByQuestion(db, course);
  const answers = await answersByQuestion(db, ids);
  return drafted.map((question) => {
    const { id, kind, body, points, tags, state } = question;
    const facts = answers.get(id);
    return {
      id,
      kind,
      name: questionName(body),
      points,
      tags,
      state,
      has_draft: question.hasDraft,
      draft_version: question.draftVersion,
      deleted: question.deletedAt !== null,
      missing: isComplete({ ...question, html: body }),
      quizzes: quizzes.get(id) ?? [],
      answered: facts?.answered ?? 0,
      difficulty: facts?.share ?? null,
      updated_at: question.updatedAt.toISOString(),
    };
  });
}
