import type { VideoQuestionPlace } from '@nibras/contract/assessment/video-questions/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { questionVersions } from '#platform/database/schema/index.ts';
import { makeCourse, makeLecture } from './courses.ts';
import { makeQuestion } from './questions.ts';
import { unique } from './unique.ts';

type LectureOverrides = NonNullable<Parameters<typeof makeLecture>[1]>;
type QuestionOverrides = NonNullable<Parameters<typeof makeQuestion>[1]>;

/** Creates a lecture whose video asks published questions, every ten seconds unless their seconds are overridden. */
export async function makeAskingVideo(
  db: Queryable,
  {
    questions: wanted = [{}],
    ...lecture
  }: LectureOverrides & { questions?: (QuestionOverrides & { second?: number })[] } = {},
) {
  const courseId = lecture.courseId ?? (await makeCourse(db)).id;
  const places: VideoQuestionPlace[] = [];
  const asked: Awaited<ReturnType<typeof makeQuestion>>[] = [];
  for (const [index, { second = index * 10, ...overrides }] of wanted.entries()) {
    const question = await makeQuestion(db, {
      state: 'published',
      version: 1,
      ...overrides,
      courseId,
    });
    asked.push(question);
    places.push({ second, question: question.id });
  }
  const made = await makeLecture(db, {
    video: `private/asking-${unique()}.mp4`,
    ...lecture,
    courseId,
    videoQuestions: places,
  });
  return { ...made, questions: asked };
}

/** Creates the version of a question as it is asked now. */
export async function makeQuestionVersion(
  db: Queryable,
  question: Awaited<ReturnType<typeof makeQuestion>>,
) {
  const { id, version: number, kind, body: html, answers, explanation, hints } = question;
  return only(
    await db
      .insert(questionVersions)
      .values({ questionId: id, number, kind, html, answers, explanation, hints })
      .onConflictDoUpdate({
        target: [questionVersions.questionId, questionVersions.number],
        set: { kind },
      })
      .returning(),
  );
}
