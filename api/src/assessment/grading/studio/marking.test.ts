import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeAttempt, makeQuiz } from '#factories/quizzes.ts';
import {
  auditLog,
  courseStaff,
  extraAttempts,
  notifications,
  progress,
  quizAttempts,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp();

const course = await makeCourse(db);
const teacher = { id: course.teacherId };
const assistant = await makePerson(db);
await db
  .insert(courseStaff)
  .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
let student = await makePerson(db);
beforeEach(async () => {
  student = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
});

const essay = { kind: 'essay', answers: { guide: '<p>دليل</p>' }, points: 4 } as const;
const makeWaiting = async (hintsOpened = 0) => {
  const hints = [{ html: 'تلميح', cost: 25 }];
  const quiz = await makeQuiz(db, {
    courseId: course.id,
    questions: [{ ...essay, hints }, { points: 1 }],
    rules: { attempts: 1 },
  });
  const attempt = await makeAttempt(db, {
    lectureId: quiz.id,
    personId: student.id,
    state: 'marking',
    handedInAt: new Date(),
    answers: [{ answer: { text: 'مقال الطالب' }, save: 1, hintsOpened }, { score: 1 }],
  });
  return { quiz, attempt };
};
const mark = (attempt: number, points: number, as = teacher, note = 'أحسنت') =>
  call(`PUT /api/studio/marking/${attempt}/0`, { as, body: { points, note } });
const rowOf = async (id: number) =>
  (await db.select().from(quizAttempts).where(eq(quizAttempts.id, id)))[0];
const watched = () => db.select().from(progress).where(eq(progress.personId, student.id));

test('a text is shown beside its guide, is marked, and leaves the queue; the undo brings it back', async () => {
  const { quiz, attempt } = await makeWaiting();
  const queue = () => call(`GET /api/studio/marking?lecture=${quiz.id}`, { as: assistant });
  expect((await queue()).body.waiting.data).toMatchObject([
    {
      attempt: attempt.id,
      position: 0,
      student: { id: student.id },
      course: { id: course.id },
      text: 'مقال الطالب',
      guide: '<p>دليل</p>',
      points: 4,
      hint_cost: 0,
    },
  ]);
  const marked = await mark(attempt.id, 3);
  expect((await queue()).body.waiting.meta.total).toBe(0);
  expect(await rowOf(attempt.id)).toMatchObject({ state: 'done', score: 4, passed: true });
  expect(await watched()).toMatchObject([{ lectureId: quiz.id, status: 'endWatch' }]);
  const notices = () =>
    db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.personId, student.id),
          eq(notifications.type, 'App\\Notifications\\AttemptMarked'),
        ),
      );
  expect((await notices())[0]).toMatchObject({ data: { attemptId: attempt.id, score: 4, max: 5 } });
  const review = await call(`GET /api/attempts/${attempt.id}`, { as: student });
  expect(review.body.attempt.review[0]).toMatchObject({ score: 3, note: 'أحسنت' });
  await call(`POST /api/studio/undo/${marked.body.undo}`, { as: teacher });
  expect(await rowOf(attempt.id)).toMatchObject({ state: 'marking', score: null });
  expect((await queue()).body.waiting.meta.total).toBe(1);
  expect(await notices()).toEqual([]);
});

test('the undo of a mark takes the lecture back that it had marked as watched, and no other', async () => {
  const stateOf = async () => (await watched()).map(({ status }) => status);
  const { quiz, attempt } = await makeWaiting();
  const passing = await mark(attempt.id, 4);
  expect(await stateOf()).toEqual(['endWatch']);
  await call(`POST /api/studio/undo/${passing.body.undo}`, { as: teacher });
  expect(await watched()).toMatchObject([{ status: 'inProgress', watchedAt: null }]);

  // Marked again with fewer points than the pass mark.
  await mark(attempt.id, 4);
  await mark(attempt.id, 0);
  expect(await stateOf()).toEqual(['inProgress']);

  // Another attempt has passed too.
  const place = { lectureId: quiz.id, personId: student.id };
  await mark(attempt.id, 4);
  const over = { state: 'done', handedInAt: new Date(), score: 5, passed: true } as const;
  await makeAttempt(db, { ...place, ...over, number: 2 });
  await mark(attempt.id, 0);
  expect(await stateOf()).toEqual(['endWatch']);
});

test('a lecture that was watched before the attempt stays so', async () => {
  const { quiz, attempt } = await makeWaiting();
  const before = new Date(Date.now() - 60_000);
  const place = { lectureId: quiz.id, personId: student.id };
  await db
    .insert(progress)
    .values({ ...place, status: 'endWatch', position: 0, watchedAt: before, updatedAt: before });
  const marked = await mark(attempt.id, 4);
  await call(`POST /api/studio/undo/${marked.body.undo}`, { as: teacher });
  expect(await watched()).toMatchObject([{ status: 'endWatch', watchedAt: before }]);
});

test('opened hints are taken off, and no more is given than the question has', async () => {
  const { attempt } = await makeWaiting(1);
  expect((await mark(attempt.id, 5)).status).toBe(422);
  await mark(attempt.id, 4);
  expect(await rowOf(attempt.id)).toMatchObject({ score: 4 });
});

test('the log says what was marked, and has neither text nor note', async () => {
  const { quiz, attempt } = await makeWaiting();
  await mark(attempt.id, 1, teacher, 'ملاحظة خاصة');
  await mark(attempt.id, 2, teacher, 'أخرى');
  const entries = await db.select().from(auditLog).where(eq(auditLog.itemId, quiz.id));
  expect(entries.map(({ action }) => action)).toEqual(['text-marked', 'text-marked']);
  expect(JSON.stringify(entries.map(({ name, action }) => [name, action]))).not.toContain('خاصة');
  expect(JSON.stringify(entries)).not.toContain('مقال الطالب');
});

test('marks of a course: a table with search, a file, and one student’s answers', async () => {
  const { quiz, attempt } = await makeWaiting();
  await mark(attempt.id, 1);
  const path = `GET /api/studio/courses/${course.id}/marks` as const;
  const found = await call(`${path}?search=${encodeURIComponent(student.name)}`, {
    as: assistant,
  });
  expect(found.body.lectures).toContainEqual({ id: quiz.id, name: quiz.name, work: 'quiz' });
  const own = found.body.students.data.find(
    (row: { student: { id: number } }) => row.student.id === student.id,
  );
  expect(own.marks[quiz.id]).toEqual({ score: 2, max: 5, passed: false });
  const file = (await call(`${path}/export`, { as: teacher })).raw.toString();
  expect(file.split('\r\n').find((line) => line.includes(student.name))).toContain('2,5');
  const work = await call(`GET /api/studio/lectures/${quiz.id}/work/${student.id}`, {
    as: teacher,
  });
  expect(work.body).toMatchObject({ attempts_left: 0, attempts: [{ id: attempt.id }] });
  const one = await call(`GET /api/studio/attempts/${attempt.id}`, { as: teacher });
  expect(one.body.attempt.review[0]).toMatchObject({
    answer: { text: 'مقال الطالب' },
    key: { guide: '<p>دليل</p>' },
  });
});

test('staff are in no table of marks', async () => {
  const { quiz } = await makeWaiting();
  await makeAttempt(db, { lectureId: quiz.id, personId: assistant.id });
  const { body } = await call(`GET /api/studio/courses/${course.id}/marks`, { as: teacher });
  const ids = body.students.data.map((row: { student: { id: number } }) => row.student.id);
  expect(ids).not.toContain(assistant.id);
});

test('a student is given another attempt with a reason, which an undo withdraws', async () => {
  const { quiz } = await makeWaiting();
  const give = (reason: string) =>
    call(`POST /api/studio/lectures/${quiz.id}/work/${student.id}/attempts`, {
      as: teacher,
      body: { reason },
    });
  const start = () => call(`POST /api/quizzes/${quiz.id}/attempts`, { as: student });
  expect((await give('  ')).status).toBe(422);
  expect((await start()).status).toBe(409);
  const given = await give('انقطعت الكهرباء');
  expect((await start()).status).toBe(200);
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.id, given.body.undo));
  expect(entry).toMatchObject({
    action: 'attempt-given',
    details: { name: student.name, reason: 'انقطعت الكهرباء' },
  });
  await call(`POST /api/studio/undo/${given.body.undo}`, { as: teacher });
  expect(await db.select().from(extraAttempts).where(eq(extraAttempts.lectureId, quiz.id))).toEqual(
    [],
  );
});

test('is for those who mark the course', async () => {
  const { attempt, quiz } = await makeWaiting();
  const stranger = { id: (await makeCourse(db)).teacherId };
  expect((await mark(attempt.id, 1, stranger)).status).toBe(404);
  expect((await mark(attempt.id, 1, student)).status).toBe(404);
  expect((await call('GET /api/studio/marking', { as: student })).status).toBe(403);
  const queue = await call('GET /api/studio/marking', { as: stranger });
  expect(queue.body.waiting.meta.total).toBe(0);
  expect(
    (await call(`GET /api/studio/lectures/${quiz.id}/work/${student.id}`, { as: stranger })).status,
  ).toBe(404);
});
