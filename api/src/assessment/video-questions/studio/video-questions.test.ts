import { videoQuestions as limits } from '@nibras/contract/assessment/limits.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeQuestion } from '#factories/questions.ts';
import { makeAskingVideo } from '#factories/video-questions.ts';
import { courseStaff, lectures, questions } from '#platform/database/schema/index.ts';
import { lectureEditor } from '../../../testing/lecture-editor.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });

const course = await makeCourse(db);
const teacher = { id: course.teacherId };
type Person = { id: number };
type Lecture = { id: number };
const makeLearner = async () => {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  return person;
};
const student = await makeLearner();
const make = (overrides: Parameters<typeof makeAskingVideo>[1] = {}) =>
  makeAskingVideo(db, { courseId: course.id, ...overrides });
const read = (lecture: Lecture, as: Person) =>
  call(`GET /api/video-questions/${lecture.id}`, { as });
let keys = 0;
async function answer(
  lecture: Lecture,
  given: object,
  { as, at = 0 }: { as: Person; at?: number },
) {
  const { version } = (await read(lecture, as)).body.questions[at];
  keys += 1;
  const body = { key: `answer-key-${keys}`, version, answer: given };
  return call(`POST /api/video-questions/${lecture.id}/answers`, { as, body });
}
const right = { choice: 'a' };
const wrong = { choice: 'b' };

describe('figures', () => {
  test('count each student once, by the first answer and by the best one, without those who work on the course', async () => {
    const lecture = await make({ questions: [{}, {}] });
    const assistant = await makePerson(db);
    await db
      .insert(courseStaff)
      .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
    const [first, second, third] = [await makeLearner(), await makeLearner(), await makeLearner()];
    await answer(lecture, right, { as: first });
    await answer(lecture, wrong, { as: second });
    await answer(lecture, right, { as: second });
    await answer(lecture, wrong, { as: third });
    await answer(lecture, wrong, { as: third });
    await answer(lecture, right, { as: assistant });
    await answer(lecture, right, { as: first, at: 1 });
    const path = `GET /api/studio/lectures/${lecture.id}/video-questions` as const;
    for (const as of [teacher, assistant]) {
      expect((await call(path, { as })).body.figures).toEqual([
        { question: lecture.questions[0]?.id, answered: 3, right_first: 1, right: 2 },
        { question: lecture.questions[1]?.id, answered: 1, right_first: 1, right: 1 },
      ]);
    }
    expect((await call(path, { as: first })).status).toBe(404);
  });
});

describe('in the studio', () => {
  const { read: itemOf, save: draft, publish } = lectureEditor({ call }, teacher);
  const makeDraft = (overrides: NonNullable<Parameters<typeof makeQuestion>[1]> = {}) =>
    makeQuestion(db, { courseId: course.id, ...overrides });

  test('what is placed is seen once it is published, with its question, and its undo takes both back', async () => {
    const lecture = await make({ questions: [] });
    const question = await makeDraft({ state: 'draft' });
    const saved = await draft(lecture.id, {
      video_questions: [{ second: 7, question: question.id }],
      questions_required: true,
    });
    expect(saved.status).toBe(200);
    expect((await read(lecture, student)).body.questions).toEqual([]);
    const published = await publish(lecture.id);
    expect(published.status).toBe(200);
    expect((await read(lecture, student)).body).toMatchObject({
      required: true,
      questions: [{ id: question.id, second: 7 }],
    });
    const undone = await call(`POST /api/studio/undo/${published.body.undo}`, { as: teacher });
    expect(undone.status).toBe(200);
    expect((await read(lecture, student)).body).toMatchObject({ required: false, questions: [] });
  });

  test('an essay and an incomplete question keep the lecture from being published, each with its reason', async () => {
    const lecture = await make({ questions: [] });
    const essay = await makeDraft({ kind: 'essay', answers: {} });
    const empty = await makeDraft({ answers: { choices: [] } });
    await draft(lecture.id, {
      video_questions: [
        { second: 1, question: essay.id },
        { second: 2, question: empty.id },
      ],
    });
    const refused = await publish(lecture.id);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject({
      [`question:${essay.id}`]: [expect.stringContaining('الإجابة المقالية')],
      [`question:${empty.id}`]: [expect.stringContaining('في الفيديو')],
    });
  });

  test('a draft names questions of its own course, so many, at whole seconds', async () => {
    const lecture = await make({ questions: [] });
    const foreign = await makeQuestion(db);
    const refusals = [
      [{ second: 1, question: foreign.id }],
      [{ second: 1.5, question: foreign.id }],
      [{ second: -1, question: foreign.id }],
      [{ second: limits.lastSecond + 1, question: foreign.id }],
      Array.from({ length: limits.perLecture + 1 }, (_, second) => ({ second, question: 1 })),
    ];
    for (const video_questions of refusals) {
      expect((await draft(lecture.id, { video_questions })).status).toBe(422);
    }
  });

  test('a copy in the course asks the same bank, one in another course copies of it, drafted ones too', async () => {
    const lecture = await make({ questions: [{ second: 4 }] });
    const drafted = await makeDraft({ state: 'published', version: 1 });
    const [placed] = lecture.questions;
    await draft(lecture.id, {
      video_questions: [
        { second: 4, question: placed?.id },
        { second: 9, question: drafted.id },
      ],
    });
    const own = await makeChapter(db, { courseId: course.id });
    const other = await makeCourse(db, { teacherId: teacher.id });
    const foreign = await makeChapter(db, { courseId: other.id });
    const copyTo = async (chapter: number) => {
      const { body } = await call('POST /api/studio/lectures/copy', {
        as: teacher,
        body: { lectures: [lecture.id], chapter_id: chapter, position: 0 },
      });
      const [copied] = await db.select().from(lectures).where(eq(lectures.chapterId, chapter));
      expect(body.undo).toEqual(expect.any(Number));
      const item = await itemOf(copied?.id ?? 0);
      return { published: copied?.videoQuestions, drafted: item.fields.video_questions };
    };
    expect(await copyTo(own.id)).toEqual({
      published: [{ second: 4, question: placed?.id }],
      drafted: [
        { second: 4, question: placed?.id },
        { second: 9, question: drafted.id },
      ],
    });
    const copies = await copyTo(foreign.id);
    const bank = await db.select().from(questions).where(eq(questions.courseId, other.id));
    expect(bank).toHaveLength(2);
    const ids = new Set(bank.map(({ id }) => id));
    expect(copies.drafted).toEqual([
      { second: 4, question: expect.toSatisfy((id: number) => ids.has(id)) },
      { second: 9, question: expect.toSatisfy((id: number) => ids.has(id)) },
    ]);
    expect(copies.published).toEqual([
      { second: 4, question: expect.toSatisfy((id: number) => ids.has(id)) },
    ]);
  });

  test('the bank names the lecture that asks a question', async () => {
    const lecture = await make();
    const id = lecture.questions[0]?.id;
    const { body } = await call(`GET /api/studio/courses/${course.id}/questions?ids=${id}`, {
      as: teacher,
    });
    expect(body.questions.data).toMatchObject([{ id, quizzes: [{ id: lecture.id }] }]);
  });
});
