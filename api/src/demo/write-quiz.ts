import { defaultRules, type QuizItem } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { eq } from 'drizzle-orm';
import { makeQuestion } from '#factories/questions.ts';
import type { Transaction } from '#platform/database/database.ts';
import { lectures } from '#platform/database/schema/index.ts';
import { renderHtml } from '#platform/html/render-html.ts';
import type { DemoQuestion, DemoQuiz } from '../../../demo/types.ts';

const plain = (html: string) =>
  html
    .replace(/<pre>[\s\S]*<\/pre>/g, '')
    .replace(/<[^>]*>/g, '')
    .trim();

async function writeQuestion(
  db: Transaction,
  { createdAt, courseId }: { createdAt: Date; courseId: number },
  question: DemoQuestion,
): Promise<number> {
  const { source, rendered } = await renderHtml(question.body);
  const created = await makeQuestion(db, {
    courseId,
    kind: question.kind,
    name: plain(question.body).slice(0, 80),
    body: source,
    bodyHtml: rendered,
    answers: question.answers,
    explanation: question.explanation,
    hints: question.hints ?? [],
    points: question.points ?? 1,
    tags: question.tags ?? [],
    state: 'published',
    createdAt,
    updatedAt: createdAt,
  });
  return created.id;
}

/** Writes the questions of a quiz into the course's bank, and the quiz into its lecture. */
export async function writeQuiz(
  db: Transaction,
  lecture: { id: number; courseId: number; createdAt: Date },
  { questions, draws, rules }: DemoQuiz,
): Promise<void> {
  const place = { courseId: lecture.courseId, createdAt: lecture.createdAt };
  const items: QuizItem[] = [];
  for (const question of questions) {
    items.push({ question: await writeQuestion(db, place, question) });
  }
  for (const question of draws?.from ?? []) await writeQuestion(db, place, question);
  if (draws) items.push({ tag: draws.tag, count: draws.count });
  await db
    .update(lectures)
    .set({ quizItems: items, quizRules: { ...defaultRules, ...rules } })
    .where(eq(lectures.id, lecture.id));
}
