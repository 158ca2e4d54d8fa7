import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeQuestion } from '#factories/questions.ts';
import { makeAskingVideo, makeQuestionVersion } from '#factories/video-questions.ts';
import { courseStaff, progress, videoAnswers } from '#platform/database/schema/index.ts';
import { countRowsRead } from '../../testing/rows-read.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { countRefused } from '../quizzes/index.ts';

const { call, db, pool } = await startTestApp();
const course = await makeCourse(db);
const teacher = { id: course.teacherId };

const month = { kind: 'text' as const, answers: { accepted: ['رمضان'] } as QuestionAnswers };

async function makeVideo(overrides: Parameters<typeof makeAskingVideo>[1] = {}) {
  const lecture = await makeAskingVideo(db, {
    courseId: course.id,
    questions: [month],
    ...overrides,
  });
  return { lecture: lecture.id, question: lecture.questions[0]?.id ?? 0 };
}
async function makeLearner() {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  return person;
}

const read = async (lecture: number, as: { id: number }) =>
  (await call(`GET /api/video-questions/${lecture}`, { as })).body.questions[0];
let keys = 0;
async function answer(lecture: number, text: string, as: { id: number }) {
  keys += 1;
  const { version } = await read(lecture, as);
  const body = { key: `accepted-key-${keys}`, version, answer: { text } };
  const answered = await call(`POST /api/video-questions/${lecture}/answers`, { as, body });
  expect(answered.status).toBe(200);
  return answered.body;
}
const accept = (question: number, text: string) =>
  call(`POST /api/studio/questions/${question}/accepted-answers`, { as: teacher, body: { text } });
const undo = (entry: number) => call(`POST /api/studio/undo/${entry}`, { as: teacher });
const sharesOf = async (lecture: number) =>
  (
    await db
      .select({ share: videoAnswers.share })
      .from(videoAnswers)
      .where(eq(videoAnswers.lectureId, lecture))
      .orderBy(asc(videoAnswers.id))
  ).map(({ share }) => share);
const figuresOf = async (lecture: number) =>
  (await call(`GET /api/studio/lectures/${lecture}/video-questions`, { as: teacher })).body.figures;
const wrongOf = async (question: number) =>
  (await call(`GET /api/studio/questions/${question}/statistics`, { as: teacher })).body.statistics
    .wrong;

test('an answer that is accepted counts for everyone who gave it in a video, in any spelling, until the undo', async () => {
  const { lecture, question } = await makeVideo();
  const [first, second, other] = [await makeLearner(), await makeLearner(), await makeLearner()];
  await answer(lecture, 'شهر الصيام', first);
  await answer(lecture, 'شهر الصِّيام.', second);
  await answer(lecture, 'شوال', other);
  const accepted = await accept(question, 'شهر الصيام');
  expect(accepted).toMatchObject({ status: 200, body: { answers: 2 } });
  await expect.poll(() => sharesOf(lecture)).toEqual([1, 1, 0]);
  expect((await read(lecture, second)).review).toMatchObject({ score: 1 });
  expect((await read(lecture, other)).review).toMatchObject({ score: 0 });
  expect(await figuresOf(lecture)).toEqual([{ question, answered: 3, right_first: 2, right: 2 }]);

  await undo(accepted.body.undo);
  await expect.poll(() => sharesOf(lecture)).toEqual([0, 0, 0]);
  expect(await figuresOf(lecture)).toEqual([{ question, answered: 3, right_first: 0, right: 0 }]);
});

test('the answers to a version from before are graded again too, and the studio lists what a video refused', async () => {
  const { lecture, question } = await makeVideo();
  const learner = await makeLearner();
  const assistant = await makePerson(db);
  await db
    .insert(courseStaff)
    .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
  await answer(lecture, 'شهر الصيام', learner);
  await answer(lecture, 'شوال', learner);
  await answer(lecture, 'محرم', assistant);
  expect(await wrongOf(question)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: 'شهر الصيام', count: 1 }),
      expect.objectContaining({ text: 'شوال', count: 1 }),
    ]),
  );
  expect(await wrongOf(question)).toHaveLength(2);
  await accept(question, 'شهر الصيام');
  await expect.poll(() => sharesOf(lecture)).toEqual([1, 0, 0]);
  await accept(question, 'شوال');
  await expect.poll(() => sharesOf(lecture)).toEqual([1, 1, 0]);
  expect(await wrongOf(question)).toEqual([]);
});

test('a lecture that its answers complete stays completed, whatever is accepted and undone', async () => {
  const { lecture, question } = await makeVideo({ questionsRequired: true });
  const learner = await makeLearner();
  const body = { lecture_id: lecture, course_id: course.id, status: 'endWatch' };
  await call('POST /api/watch-Lecture', { as: learner, body: { ...body, asks_questions: true } });
  const stateOf = async () =>
    (await db.select().from(progress).where(eq(progress.lectureId, lecture)))[0]?.status;
  expect(await stateOf()).toBe('inProgress');
  expect(await answer(lecture, 'شهر الصيام', learner)).toMatchObject({ status: 'endWatch' });
  const accepted = await accept(question, 'شهر الصيام');
  await expect.poll(() => sharesOf(lecture)).toEqual([1]);
  expect(await stateOf()).toBe('endWatch');
  await undo(accepted.body.undo);
  await expect.poll(() => sharesOf(lecture)).toEqual([0]);
  expect(await stateOf()).toBe('endWatch');
});

test('what is accepted is counted without the answers to other questions', async () => {
  const { lecture, question } = await makeVideo();
  const learner = await makeLearner();
  await answer(lecture, 'شهر الصيام', learner);
  const others = await Promise.all(
    Array.from({ length: 3 }, () => makeQuestion(db, { courseId: course.id, ...month })),
  );
  for (const [index, one] of others.entries()) {
    const version = await makeQuestionVersion(db, one);
    await db.insert(videoAnswers).values(
      Array.from({ length: 400 }, (_, at) => ({
        lectureId: lecture,
        personId: learner.id,
        questionVersionId: version.id,
        clientKey: `other-${index}-${at}`,
        answer: { text: 'شهر الصيام' },
        share: 0,
        answeredAt: new Date(),
      })),
    );
  }
  await pool.query('vacuum analyze');
  const rowsReadBy = countRowsRead(pool, { enable_seqscan: 'off' });
  let count = 0;
  const readings = await rowsReadBy(async () => {
    count = await countRefused(db, { question, text: 'شهر الصيام' });
  });
  expect(count).toBe(1);
  for (const { rows, text } of readings) expect(rows, text).toBeLessThan(20);
});
