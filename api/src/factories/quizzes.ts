import {
  defaultRules,
  type QuizItem,
  type QuizRules,
} from '@nibras/contract/assessment/quizzes/shapes.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import {
  attemptQuestions,
  lectures,
  questions,
  questionVersions,
  quizAttempts,
} from '#platform/database/schema/index.ts';
import { makeCourse, makeLecture } from './courses.ts';
import { makePerson } from './people.ts';
import { makeQuestion } from './questions.ts';

type LectureOverrides = NonNullable<Parameters<typeof makeLecture>[1]>;
type QuestionOverrides = NonNullable<Parameters<typeof makeQuestion>[1]>;

export interface QuizOverrides extends Omit<LectureOverrides, 'quizRules'> {
  /** The quiz's questions, published, in their order; one with two choices unless given. */
  questions?: QuestionOverrides[];
  /** Beside the default rules, by which an attempt begins without a time limit. */
  rules?: Partial<QuizRules>;
  /** What the quiz asks; by default each of `questions`. */
  items?: QuizItem[];
}

/** Creates a quiz with published questions. @returns the lecture with its `questions` */
export async function makeQuiz(
  db: Queryable,
  { questions: wanted = [{}], rules, items, ...lecture }: QuizOverrides = {},
) {
  const courseId = lecture.courseId ?? (await makeCourse(db)).id;
  const asked: Awaited<ReturnType<typeof makeQuestion>>[] = [];
  for (const overrides of wanted) {
    asked.push(await makeQuestion(db, { state: 'published', version: 1, ...overrides, courseId }));
  }
  const made = await makeLecture(db, {
    type: 'quiz',
    ...lecture,
    courseId,
    quizItems: items ?? asked.map(({ id }) => ({ question: id })),
    quizRules: { ...defaultRules, shuffleAnswers: false, ...rules },
  });
  return { ...made, questions: asked };
}

type AttemptOverrides = Partial<typeof quizAttempts.$inferInsert> & {
  /** The answer and the score of each question; none unless given. */
  answers?: Partial<
    Pick<typeof attemptQuestions.$inferInsert, 'answer' | 'save' | 'score' | 'hintsOpened'>
  >[];
};

/** Creates an attempt at a quiz with its fixed questions, open unless overridden. */
export async function makeAttempt(
  db: Queryable,
  { answers = [], ...overrides }: AttemptOverrides = {},
) {
  const lectureId = overrides.lectureId ?? (await makeQuiz(db)).id;
  const [lecture] = await db.select().from(lectures).where(eq(lectures.id, lectureId));
  const ids = (lecture?.quizItems ?? []).flatMap((item) =>
    'question' in item ? item.question : [],
  );
  const asked: { id: number; points: number }[] = [];
  for (const id of ids) {
    const [question] = await db.select().from(questions).where(eq(questions.id, id));
    if (!question) continue;
    const { version: number, kind, body: html, explanation, hints } = question;
    const content = { kind, html, explanation, hints, answers: question.answers };
    const version = only(
      await db
        .insert(questionVersions)
        .values({ questionId: id, number, ...content })
        .onConflictDoUpdate({
          target: [questionVersions.questionId, questionVersions.number],
          set: { kind },
        })
        .returning(),
    );
    asked.push({ id: version.id, points: question.points });
  }
  const attempt = only(
    await db
      .insert(quizAttempts)
      .values({
        number: 1,
        rules: lecture?.quizRules ?? defaultRules,
        startedAt: new Date(),
        maxScore: asked.reduce((sum, { points }) => sum + points, 0),
        ...overrides,
        lectureId,
        personId: overrides.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
  if (asked.length > 0) {
    await db.insert(attemptQuestions).values(
      asked.map(({ id, points }, position) => ({
        attemptId: attempt.id,
        position,
        questionVersionId: id,
        points,
        ...answers[position],
      })),
    );
  }
  return attempt;
}
