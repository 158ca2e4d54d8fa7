import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeQuestion } from '#factories/questions.ts';
import { makeQuiz } from '#factories/quizzes.ts';
import { makeAskingVideo } from '#factories/video-questions.ts';
import {
  lectures,
  progress,
  questions,
  questionVersions,
  videoAnswers,
} from '#platform/database/schema/index.ts';
import { completionOf } from '../../learning/completion/index.ts';
import { lectureDetails } from '../../testing/lecture-editor.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, platform } = await startTestApp({ work: false });

const course = await makeCourse(db);
type Person = { id: number };
const makeLearner = async (courseId = course.id) => {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId, personId: person.id });
  return person;
};
let student = await makeLearner();
beforeEach(async () => {
  student = await makeLearner();
});
const make = (overrides: Parameters<typeof makeAskingVideo>[1] = {}) =>
  makeAskingVideo(db, { courseId: course.id, ...overrides });

type Lecture = { id: number; courseId: number };
const read = (lecture: Lecture, as?: Person) =>
  call(`GET /api/video-questions/${lecture.id}`, { ...(as && { as }) });
let keys = 0;
const nextKey = () => {
  keys += 1;
  return `answer-key-${keys}`;
};
/** Answers the question of a lecture at a position, as it is asked now. */
async function answer(
  lecture: Lecture,
  given: object,
  { as = student, at = 0, key = nextKey() }: { as?: Person; at?: number; key?: string } = {},
) {
  const { version } = (await read(lecture, as)).body.questions[at];
  const body = { key, version, answer: given };
  return call(`POST /api/video-questions/${lecture.id}/answers`, { as, body });
}
const watch = (lecture: Lecture, asks: boolean, as: Person = student) =>
  call('POST /api/watch-Lecture', {
    as,
    body: {
      lecture_id: lecture.id,
      course_id: lecture.courseId,
      status: 'endWatch',
      ...(asks && { asks_questions: true }),
    },
  });
const details = (lecture: Lecture, as?: Person) => lectureDetails({ call }, lecture, as);
const answersOf = (lecture: Lecture, person: Person = student) =>
  db
    .select()
    .from(videoAnswers)
    .where(and(eq(videoAnswers.lectureId, lecture.id), eq(videoAnswers.personId, person.id)));
const right = { choice: 'a' };
const wrong = { choice: 'b' };

describe('what a video asks', () => {
  test('comes in the order of its seconds, without keys, to those who may open the lecture', async () => {
    const lecture = await make({
      questions: [
        { second: 90, kind: 'text', answers: { accepted: ['key-secret'] } },
        {
          second: 12,
          explanation: '<p>explanation-secret</p>',
          hints: [{ html: '<p>hint-secret</p>', cost: 50 }],
          answers: {
            choices: [
              { id: 'a', html: 'نعم', correct: true, feedback: 'feedback-secret' },
              { id: 'b', html: 'لا', correct: false, feedback: 'feedback-secret' },
            ],
          },
        },
      ],
    });
    const { body } = await read(lecture, student);
    expect(body).toMatchObject({
      required: false,
      ended: false,
      questions: [
        { second: 12, review: null, asked: { kind: 'single', position: 0, answer: null } },
        { second: 90, review: null, asked: { kind: 'text', position: 1 } },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/secret|correct/);
    expect(await details(lecture, student)).toMatchObject({ question_seconds: [12, 90] });
    const stranger = await makePerson(db);
    expect((await read(lecture, stranger)).status).toBe(403);
    expect((await read(lecture)).status).toBe(401);
    expect(await details(lecture, stranger)).not.toHaveProperty('question_seconds');
  });

  test('is the same order of choices each time', async () => {
    const choices = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
      id,
      html: `<p>خيار ${id}</p>`,
      correct: id === 'a',
      feedback: '',
    }));
    const lecture = await make({ questions: [{ answers: { choices } }] });
    const first = (await read(lecture, student)).body.questions[0].asked.choices;
    expect((await read(lecture, student)).body.questions[0].asked.choices).toEqual(first);
    expect(new Set(first.map(({ id }: { id: string }) => id)).size).toBe(7);
    const items = ['1', '2', '3', '4'].map((id) => ({ id, html: `<p>خطوة ${id}</p>` }));
    const ordered = await make({
      questions: Array.from({ length: 12 }, () => ({ kind: 'order' as const, answers: { items } })),
    });
    const asked = (await read(ordered, student)).body.questions;
    expect(asked).toHaveLength(12);
    for (const { asked: one } of asked) {
      expect(one.items.map(({ id }: { id: string }) => id)).not.toEqual(['1', '2', '3', '4']);
    }
  });

  test('leaves out what is not published, what a person would grade, and another course’s questions', async () => {
    const foreign = await makeQuestion(db, { state: 'published', version: 1 });
    const lecture = await make({
      questions: [
        { kind: 'essay', answers: { guide: 'نص' } },
        { state: 'draft' },
        { deletedAt: new Date() },
        { second: 40 },
      ],
    });
    const places = [...(lecture.videoQuestions ?? []), { second: 50, question: foreign.id }];
    await db.update(lectures).set({ videoQuestions: places }).where(eq(lectures.id, lecture.id));
    expect((await read(lecture, student)).body.questions).toMatchObject([{ second: 40 }]);
    expect(await details(lecture, student)).toMatchObject({ question_seconds: [40] });
  });

  test('is nothing for a lecture of another type, and without questions', async () => {
    const quiz = await makeQuiz(db, { courseId: course.id });
    expect((await read(quiz, student)).body.questions).toEqual([]);
    const lecture = await make({ type: 'article' });
    expect((await read(lecture, student)).body.questions).toEqual([]);
    expect(await details(lecture, student)).not.toHaveProperty('question_seconds');
  });

  test('a hidden lecture is not there', async () => {
    const lecture = await make({ state: 'hidden' });
    expect((await read(lecture, student)).status).toBe(404);
  });
});

describe('an answer', () => {
  test('is graded at once, with its key and why', async () => {
    const lecture = await make({ questions: [{ explanation: '<p>لأنه كذلك</p>', points: 2 }] });
    const { status, body } = await answer(lecture, wrong);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'inProgress',
      question: {
        asked: { answer: null },
        review: {
          answer: wrong,
          score: 0,
          judged: { b: false },
          key: { answer: right, explanation: '<p>لأنه كذلك</p>' },
        },
      },
    });
    await answer(lecture, right);
    expect((await read(lecture, student)).body.questions).toMatchObject([
      { review: { answer: right, score: 2 } },
    ]);
    // The wrong one stays stored.
    expect((await answersOf(lecture)).map(({ share }) => share)).toEqual([0, 1]);
  });

  test('that is sent again, or at the same time, is stored once', async () => {
    const lecture = await make();
    const key = nextKey();
    await answer(lecture, wrong, { key });
    const again = await answer(lecture, right, { key });
    expect(again.body.question.review.answer).toEqual(wrong);
    const other = nextKey();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => answer(lecture, right, { key: other })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await answersOf(lecture)).toHaveLength(2);
    // A key is a name among one's own answers.
    const else_ = await makeLearner();
    await answer(lecture, right, { key, as: else_ });
    expect(await answersOf(lecture, else_)).toHaveLength(1);
  });

  test('is of the version that was asked, also when the question was changed since', async () => {
    const lecture = await make();
    const [question] = lecture.questions;
    const { version } = (await read(lecture, student)).body.questions[0];
    const answers = {
      choices: [
        { id: 'a', html: 'نعم', correct: false, feedback: '' },
        { id: 'b', html: 'لا', correct: true, feedback: '' },
      ],
    };
    await db
      .update(questions)
      .set({ answers, version: 2 })
      .where(eq(questions.id, question?.id ?? 0));
    const { body } = await call(`POST /api/video-questions/${lecture.id}/answers`, {
      as: student,
      body: { key: nextKey(), version, answer: right },
    });
    expect(body.question).toMatchObject({ review: { score: 1 } });
    expect(body.question.version).not.toBe(version);
    expect((await answer(lecture, right)).body.question.review.score).toBe(0);
  });

  test('to what the video does not ask is refused, so that no key of a quiz is revealed', async () => {
    const quiz = await makeQuiz(db, { courseId: course.id });
    const begun = await call(`POST /api/quizzes/${quiz.id}/attempts`, { as: student });
    expect(begun.status).toBe(200);
    const lecture = await make();
    const [ofQuiz] = await db
      .select({ id: questionVersions.id })
      .from(questionVersions)
      .where(eq(questionVersions.questionId, quiz.questions[0]?.id ?? 0));
    const elsewhere = await make();
    const ofOther = (await read(elsewhere, student)).body.questions[0].version;
    for (const version of [ofQuiz?.id, ofOther]) {
      const refused = await call(`POST /api/video-questions/${lecture.id}/answers`, {
        as: student,
        body: { key: nextKey(), version, answer: right },
      });
      expect(refused).toMatchObject({ status: 404 });
      // Nor does it say what such a question offers.
      const misshapen = await call(`POST /api/video-questions/${lecture.id}/answers`, {
        as: student,
        body: { key: nextKey(), version, answer: { choice: 'z' } },
      });
      expect(misshapen).toMatchObject({ status: 404 });
    }
    const missing = await call(`POST /api/video-questions/${lecture.id}/answers`, {
      as: student,
      body: { key: nextKey(), version: 2_000_000_000, answer: right },
    });
    expect(missing).toMatchObject({ status: 404 });
    expect(await answersOf(lecture)).toEqual([]);
  });

  test('of another shape is refused, and so is one without a key', async () => {
    const lecture = await make();
    expect((await answer(lecture, { text: 'نعم' })).status).toBe(422);
    expect((await answer(lecture, { choice: 'z' })).status).toBe(422);
    expect((await answer(lecture, right, { key: '' })).status).toBe(422);
    expect(await answersOf(lecture)).toEqual([]);
  });
});

describe('completion', () => {
  const required = { questionsRequired: true, questions: [{}, {}] };
  const stateOf = async (lecture: Lecture) =>
    (await details(lecture, student)).is_watch.status as string;

  test('waits for an answer to each question, right or wrong, where the teacher wants that', async () => {
    const lecture = await make(required);
    await answer(lecture, wrong);
    const watched = await watch(lecture, true);
    expect(watched.body.status).toBe('inProgress');
    expect(watched.body.message).toContain('أسئلته');
    expect((await read(lecture, student)).body).toMatchObject({ required: true, ended: true });
    const last = await answer(lecture, wrong, { at: 1 });
    expect(last.body.status).toBe('endWatch');
    expect(await stateOf(lecture)).toBe('endWatch');
    // Watched, answered and done again changes nothing.
    expect((await watch(lecture, true)).body.status).toBe('endWatch');
  });

  test('comes with the end of the video where all was answered before', async () => {
    const lecture = await make(required);
    await answer(lecture, wrong);
    expect((await answer(lecture, right, { at: 1 })).body.status).toBe('inProgress');
    expect((await watch(lecture, true)).body.status).toBe('endWatch');
  });

  test('counts at once for a client that does not ask questions, and where they are by choice', async () => {
    const lecture = await make(required);
    expect((await watch(lecture, false)).body.status).toBe('endWatch');
    const free = await make({ questions: [{}] });
    expect((await watch(free, true)).body.status).toBe('endWatch');
  });

  test('does not wait for a question that is not asked any more', async () => {
    const lecture = await make(required);
    await answer(lecture, right);
    expect((await watch(lecture, true)).body.status).toBe('inProgress');
    await db
      .update(questions)
      .set({ deletedAt: new Date() })
      .where(eq(questions.id, lecture.questions[1]?.id ?? 0));
    expect((await watch(lecture, true)).body.status).toBe('endWatch');
  });

  test('is there however an answer and the end of the video meet', async () => {
    for (let round = 0; round < 5; round += 1) {
      const lecture = await make({ questionsRequired: true });
      await read(lecture, student);
      await Promise.all([watch(lecture, true), answer(lecture, right)]);
      expect(await stateOf(lecture)).toBe('endWatch');
    }
  });

  test('of the course follows', async () => {
    const own = await makeCourse(db);
    const lecture = await make({ ...required, courseId: own.id });
    const person = await makeLearner(own.id);
    const isCompleted = async () => {
      const input = { course: own.id, people: [person.id], now: platform.now() };
      return (await completionOf(db, input)).get(person.id)?.completed;
    };
    await watch(lecture, true, person);
    await answer(lecture, right, { as: person });
    expect(await isCompleted()).toBe(false);
    await answer(lecture, right, { as: person, at: 1 });
    expect(await isCompleted()).toBe(true);
  });

  test('keeps the position of a video that is being watched', async () => {
    const lecture = await make(required);
    const place = { course_id: course.id, lecture_id: lecture.id };
    await call('PUT /api/lecture-position', { as: student, body: { ...place, position: 47 } });
    await answer(lecture, right);
    const [row] = await db
      .select()
      .from(progress)
      .where(and(eq(progress.lectureId, lecture.id), eq(progress.personId, student.id)));
    expect(row).toMatchObject({ position: 47, status: 'inProgress', endedAt: null });
  });
});
