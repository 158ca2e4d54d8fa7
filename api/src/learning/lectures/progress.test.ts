import { describe, expect, test } from 'vitest';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeExercise } from '#factories/exercises.ts';
import { makePerson } from '#factories/people.ts';
import { makeQuiz } from '#factories/quizzes.ts';
import { progress } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const { call, db } = app;

const course = await makeCourse(db);
const student = await makePerson(db);
const stranger = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: student.id });
const free = await makeLecture(db, { courseId: course.id, free: true });
const foreignLecture = await makeLecture(db);
const lecture = () => makeLecture(db, { courseId: course.id });

const watch = (body: object, as?: { id: number }) => call('POST /api/watch-Lecture', { as, body });
const savePosition = (body: object, as?: { id: number }) =>
  call('PUT /api/lecture-position', { as, body });
const read = async ({ id }: { id: number }, as = student) =>
  (await call(`GET /api/LectureDetails/${course.id}/${id}`, { as })).body.lecture;
const idsOf = ({ id }: { id: number }) => ({ course_id: course.id, lecture_id: id });

function multipart(fields: Record<string, string>) {
  const boundary = 'boundary-of-the-test';
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  };
}

describe('marking a lecture as watched', () => {
  test('works as JSON, multipart and urlencoded', async () => {
    const encodings = [
      (fields: Record<string, string>) => ({ body: fields }),
      (fields: Record<string, string>) => multipart(fields),
      (fields: Record<string, string>) => ({
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    ];
    for (const encode of encodings) {
      const newLecture = await lecture();
      const fields = {
        lecture_id: String(newLecture.id),
        course_id: String(course.id),
        status: 'endWatch',
      };
      const { status, body } = await call('POST /api/watch-Lecture', {
        as: student,
        ...encode(fields),
      });
      expect(status).toBe(200);
      expect(body).toEqual({ message: 'تم تسجيل مشاهدة المحاضرة بنجاح', status: 'endWatch' });
      expect((await read(newLecture)).is_watch).toEqual({ status: 'endWatch' });
    }
  });

  test('a completed lecture stays completed', async () => {
    const newLecture = await lecture();
    await watch({ ...idsOf(newLecture), status: 'endWatch' }, student);
    const again = await watch({ ...idsOf(newLecture), status: 'inProgress' }, student);
    expect(again.body.status).toBe('endWatch');
    await savePosition({ ...idsOf(newLecture), position: 3 }, student);
    expect(await read(newLecture)).toMatchObject({ is_watch: { status: 'endWatch' }, position: 3 });
  });

  test('a completed lecture starts from its beginning next time', async () => {
    const newLecture = await lecture();
    await savePosition({ ...idsOf(newLecture), position: 95.5 }, student);
    expect(await read(newLecture)).toMatchObject({
      is_watch: { status: 'inProgress' },
      position: 95.5,
    });
    await watch({ ...idsOf(newLecture), status: 'endWatch' }, student);
    expect((await read(newLecture)).position).toBe(0);
  });

  test('is shown in the course’s chapters', async () => {
    const newLecture = await lecture();
    await watch({ ...idsOf(newLecture), status: 'endWatch' }, student);
    const { body } = await call(`GET /api/course-details/${course.id}`, { as: student });
    const row = body.course.chapters
      .flatMap(({ lectures }: { lectures: { id: number }[] }) => lectures)
      .find(({ id }: { id: number }) => id === newLecture.id);
    expect(row.is_watch).toBe(true);
  });

  test('a lecture with questions or a program is watched by its attempt alone', async () => {
    const quiz = await makeQuiz(db, { courseId: course.id });
    const exercise = await makeExercise(db, { courseId: course.id });
    for (const work of [quiz, exercise]) {
      const { status, body } = await watch({ ...idsOf(work), status: 'endWatch' }, student);
      expect(status).toBe(200);
      expect(body).toEqual({
        message: 'تم تسجيل مشاهدة المحاضرة بنجاح',
        status: 'inProgress',
      });
      expect((await read(work)).is_watch).toEqual({ status: 'inProgress' });
    }
    const withoutQuestions = await makeLecture(db, { courseId: course.id, type: 'quiz' });
    await watch({ ...idsOf(withoutQuestions), status: 'endWatch' }, student);
    expect((await read(withoutQuestions)).is_watch).toEqual({ status: 'endWatch' });
  });

  test('is stored per person', async () => {
    await watch({ ...idsOf(free), status: 'endWatch' }, student);
    expect((await read(free, stranger)).is_watch.status).toBe('notStarted');
  });

  test('requires access: a free lecture is open to anyone signed in', async () => {
    expect((await watch({ ...idsOf(free), status: 'endWatch' }, stranger)).status).toBe(200);
    const locked = await lecture();
    for (const answer of [
      await watch({ ...idsOf(locked), status: 'endWatch' }, stranger),
      await savePosition({ ...idsOf(locked), position: 1 }, stranger),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body.message).toBe('هذه المحاضرة متاحة للمشتركين في الكورس فقط.');
    }
    expect(await db.$count(progress)).toBeGreaterThan(0);
    expect((await read(locked, stranger)).is_watch.status).toBe('notStarted');
  });

  test('of another course, or an unknown one, is 404', async () => {
    for (const ids of [
      { course_id: course.id, lecture_id: foreignLecture.id },
      { course_id: 999_999, lecture_id: free.id },
      { course_id: course.id, lecture_id: 999_999 },
    ]) {
      expect((await watch({ ...ids, status: 'endWatch' }, student)).status).toBe(404);
      expect((await savePosition({ ...ids, position: 1 }, student)).status).toBe(404);
    }
  });

  test('requires a valid sign-in', async () => {
    const body = { ...idsOf(free), status: 'endWatch' };
    expect((await watch(body)).status).toBe(401);
    const dead = await call('POST /api/watch-Lecture', { token: 'dead', body });
    expect(dead).toMatchObject({ status: 401, body: { message: 'انتهت صلاحية الجلسة' } });
    expect((await savePosition({ ...idsOf(free), position: 1 })).status).toBe(401);
  });

  test('concurrent requests all succeed', async () => {
    const newLecture = await lecture();
    const body = { ...idsOf(newLecture), status: 'endWatch' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => watch(body, student)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test.each([
    ['status', { status: 'notStarted' }],
    ['status', { status: undefined }],
    ['status', { status: 7 }],
    ['lecture_id', { lecture_id: 'abc' }],
    ['lecture_id', { lecture_id: 0 }],
    ['lecture_id', { lecture_id: 2_147_483_648 }],
    ['lecture_id', { lecture_id: '99999999999999999999' }],
    ['lecture_id', { lecture_id: [1] }],
    ['lecture_id', { lecture_id: null }],
    ['course_id', { course_id: undefined }],
    ['course_id', { course_id: { id: 1 } }],
    ['course_id', { course_id: true }],
  ])('an invalid %s is reported for the field', async (field, wrong) => {
    const body = { ...idsOf(free), status: 'endWatch', ...wrong };
    const answer = await watch(body, student);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test.each([
    ['nothing', {}, 422],
    ['broken JSON', { headers: { 'content-type': 'application/json' }, payload: '{"a"' }, 400],
    ['a list', { headers: { 'content-type': 'application/json' }, payload: '[1]' }, 422],
    ['no object', { headers: { 'content-type': 'application/json' }, payload: 'null' }, 422],
    ['another type', { headers: { 'content-type': 'text/csv' }, payload: 'a,b' }, 415],
    ['a zero byte', { body: { lecture_id: '1\0', course_id: 1, status: 'endWatch' } }, 422],
  ])('a body with %s is refused in Arabic', async (_what, options, expected) => {
    const { status, body } = await call('POST /api/watch-Lecture', { as: student, ...options });
    expect(status).toBe(expected);
    expect(body.message).toMatch(/[\u0621-\u064a]/);
  });
});

describe('the position at which a person stopped', () => {
  test('is saved for the next visit, also from a string and in Arabic digits', async () => {
    const newLecture = await lecture();
    for (const [position, saved] of [
      [61.25, 61.25],
      ['42', 42],
      ['٣٠', 30],
    ]) {
      const answer = await savePosition({ ...idsOf(newLecture), position }, student);
      expect(answer).toMatchObject({ status: 200, body: { message: 'حُفظ موضع المشاهدة' } });
      expect((await read(newLecture)).position).toBe(saved);
    }
  });

  test.each([-1, 86_401, 'abc', '', null, true, [5], undefined, '1e3'])(
    'a position of %s is refused',
    async (position) => {
      const answer = await savePosition({ ...idsOf(free), position }, student);
      expect(answer.status).toBe(422);
      expect(answer.body.errors.position).toHaveLength(1);
    },
  );

  test('reported late by an offline device does not overwrite a newer one', async () => {
    const newLecture = await lecture();
    await savePosition({ ...idsOf(newLecture), position: 50 }, student);
    const late = await savePosition({ ...idsOf(newLecture), position: 20, age: 600 }, student);
    expect(late.status).toBe(200);
    expect((await read(newLecture)).position).toBe(50);
    app.passTime(60_000);
    await savePosition({ ...idsOf(newLecture), position: 70, age: 5 }, student);
    expect((await read(newLecture)).position).toBe(70);
    app.passTime(-60_000);
  });

  test('reported late is saved if there is none', async () => {
    const newLecture = await lecture();
    await savePosition({ ...idsOf(newLecture), position: 33, age: 3600 }, student);
    expect(await read(newLecture)).toMatchObject({
      position: 33,
      is_watch: { status: 'inProgress' },
    });
  });

  test.each([-1, 'abc', 2_592_001])('with an age of %s is refused', async (age) => {
    const answer = await savePosition({ ...idsOf(free), position: 1, age }, student);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.age).toHaveLength(1);
  });
});
