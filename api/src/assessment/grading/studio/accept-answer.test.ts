import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeAttempt, makeQuiz } from '#factories/quizzes.ts';
import {
  auditLog,
  courseStaff,
  drafts,
  notifications,
  progress,
  questions,
  questionVersions,
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

const month = {
  kind: 'text' as const,
  name: 'ما الشهر؟',
  answers: { accepted: ['رمضان'] } as QuestionAnswers,
  points: 2,
};
const sixty: QuestionAnswers = {
  number: {
    value: '60',
    tolerance: '',
    toleranceIn: 'value',
    unit: '',
    units: [],
    unitNeeded: false,
  },
};

async function makeQuestionOfQuiz(
  fields: { kind: 'text' | 'number'; answers: QuestionAnswers; points?: number } = month,
) {
  const quiz = await makeQuiz(db, {
    courseId: course.id,
    questions: [{ name: 'ما الشهر؟', ...fields }],
  });
  return { quiz, question: quiz.questions[0]?.id ?? 0 };
}

/** An attempt with a text that had no points, as it was submitted. */
async function refuse(quiz: number, text: string, hintsOpened = 0) {
  const { id: personId } = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId });
  const attempt = await makeAttempt(db, {
    lectureId: quiz,
    personId,
    state: 'done',
    handedInAt: new Date(),
    score: 0,
    passed: false,
    answers: [{ answer: { text }, save: 1, score: 0, hintsOpened }],
  });
  return { personId, id: attempt.id };
}

const accept = (question: number, text: string, as = teacher) =>
  call(`POST /api/studio/questions/${question}/accepted-answers`, { as, body: { text } });
const undo = (entry: number, as = teacher) => call(`POST /api/studio/undo/${entry}`, { as });
const wrongOf = async (question: number) =>
  (await call(`GET /api/studio/questions/${question}/statistics`, { as: teacher })).body.statistics;
const attemptOf = async (id: number) =>
  (await db.select().from(quizAttempts).where(eq(quizAttempts.id, id)))[0];
const scoreOf = async (id: number) => (await attemptOf(id))?.score;
const answersOf = async (id: number) =>
  (await db.select().from(questions).where(eq(questions.id, id)))[0]?.answers;
const noticesOf = (personId: number) =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, personId),
        eq(notifications.type, 'App\\Notifications\\AttemptMarked'),
      ),
    );

test('refused answers are grouped by spelling, the nearest first, and one that a hint cost is not among them', async () => {
  const { quiz, question } = await makeQuestionOfQuiz();
  for (const text of ['شوال', 'شوّال', 'شوال.', 'رمظان', 'لا أعرف']) await refuse(quiz.id, text);
  await db.update(questionVersions).set({ hints: [{ html: 'تلميح', cost: 100 }] });
  await refuse(quiz.id, 'رمضان', 1);
  const { wrong, further } = await wrongOf(question);
  expect(wrong).toMatchObject([
    { text: 'رمظان', count: 1, spellings: [], near: true },
    { text: expect.stringContaining('شو'), count: 3, spellings: expect.any(Array), near: false },
    { text: 'لا أعرف', count: 1, spellings: [], near: false },
  ]);
  expect(wrong[1]).toMatchObject({ text: 'شوال', spellings: ['شوال.', 'شوّال'], accepted: false });
  expect(further).toBe(0);
  const quizStatistics = await call(`GET /api/studio/lectures/${quiz.id}/quiz-statistics`, {
    as: teacher,
  });
  expect(quizStatistics.body.statistics.questions).toMatchObject([{ id: question, refused: 6 }]);
});

test('an accepted answer counts for everyone who gave it, in any spelling, and for nobody else', async () => {
  const { quiz, question } = await makeQuestionOfQuiz();
  const [first, second, other] = [
    await refuse(quiz.id, 'شهر الصيام'),
    await refuse(quiz.id, 'شهر الصِّيام.'),
    await refuse(quiz.id, 'شوال'),
  ];
  const accepted = await accept(question, 'شهر الصيام');
  expect(accepted).toMatchObject({ status: 200, body: { answers: 2 } });
  await expect.poll(() => scoreOf(second.id)).toBe(2);
  expect(await attemptOf(first.id)).toMatchObject({ score: 2, passed: true, state: 'done' });
  expect(await scoreOf(other.id)).toBe(0);
  expect(await answersOf(question)).toEqual({ accepted: ['رمضان', 'شهر الصيام'] });
  expect((await wrongOf(question)).wrong.map(({ text }: { text: string }) => text)).toEqual([
    'شوال',
  ]);

  // A passed attempt completes its lecture, and its learner is told once.
  const place = eq(progress.personId, first.personId);
  expect(await db.select().from(progress).where(place)).toMatchObject([{ status: 'endWatch' }]);
  expect(await noticesOf(first.personId)).toMatchObject([{ data: { score: 2, max: 2 } }]);
  expect(await noticesOf(other.personId)).toEqual([]);

  await undo(accepted.body.undo);
  await expect.poll(() => scoreOf(second.id)).toBe(0);
  expect(await answersOf(question)).toEqual({ accepted: ['رمضان'] });
  expect(await attemptOf(first.id)).toMatchObject({ score: 0, passed: false });
  expect(await db.select().from(progress).where(place)).toMatchObject([{ status: 'inProgress' }]);
});

test('attempts that begin later accept it too, until it is undone', async () => {
  const { quiz, question } = await makeQuestionOfQuiz();
  await refuse(quiz.id, 'شهر الصيام');
  const { body } = await accept(question, 'شهر الصيام');
  const student = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  const take = async (quizId: number) => {
    const begun = await call(`POST /api/quizzes/${quizId}/attempts`, { as: student });
    const { id } = begun.body.attempt;
    await call(`PUT /api/attempts/${id}/answers/0`, {
      as: student,
      body: { answer: { text: 'شهر الصيام' }, save: 1 },
    });
    await call(`POST /api/attempts/${id}/hand-in`, { as: student });
    return id as number;
  };
  const later = await take(quiz.id);
  expect(await scoreOf(later)).toBe(2);
  await undo(body.undo);
  await expect.poll(() => scoreOf(later)).toBe(0);
});

test('a number accepts an answer as a text', async () => {
  const { quiz, question } = await makeQuestionOfQuiz({
    kind: 'number',
    answers: sixty,
  });
  const { id } = await refuse(quiz.id, 'ساعة واحدة');
  expect((await wrongOf(question)).wrong).toMatchObject([{ text: 'ساعة واحدة', near: false }]);
  await accept(question, 'ساعة واحدة');
  await expect.poll(() => scoreOf(id)).toBe(1);
  expect((await answersOf(question))?.number).toMatchObject({
    value: '60',
    accepted: ['ساعة واحدة'],
  });
});

test('what the draft has beside the answers stays a draft, and its answers have the new one too', async () => {
  const { quiz, question } = await makeQuestionOfQuiz();
  await refuse(quiz.id, 'شهر الصيام');
  const save = (changes: object[]) =>
    call(`PUT /api/studio/items/question/${question}/draft`, {
      as: teacher,
      body: { changes },
    });
  const saved = await save([
    { field: 'body', value: '<p>نص جديد</p>', base: 0 },
    { field: 'answers', value: { accepted: ['رمضان', 'رمضان المبارك'] }, base: 0 },
  ]);
  expect(saved.status).toBe(200);
  await accept(question, 'شهر الصيام');
  const [row] = await db.select().from(questions).where(eq(questions.id, question));
  expect(row).toMatchObject({ version: 2, answers: { accepted: ['رمضان', 'شهر الصيام'] } });
  expect(row?.body).not.toContain('نص جديد');
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.kind, 'question'), eq(drafts.itemId, question)));
  expect(draft?.fields).toMatchObject({
    body: '<p>نص جديد</p>',
    answers: { accepted: ['رمضان', 'رمضان المبارك', 'شهر الصيام'] },
  });
  // A tab that has the older answers open must not write over the accepted one.
  expect(draft?.fieldVersions.answers?.editor).toBeUndefined();
});

test('two accepted answers are undone each by itself, and the log has no answer', async () => {
  const { quiz, question } = await makeQuestionOfQuiz();
  const [one, other] = [await refuse(quiz.id, 'شهر الصيام'), await refuse(quiz.id, 'الشهر الفضيل')];
  const first = await accept(question, 'شهر الصيام');
  await accept(question, 'الشهر الفضيل');
  await expect.poll(() => scoreOf(other.id)).toBe(2);
  expect((await undo(first.body.undo)).status).toBe(200);
  await expect.poll(() => scoreOf(one.id)).toBe(0);
  expect(await scoreOf(other.id)).toBe(2);
  const entries = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.kind, 'question'), eq(auditLog.itemId, question)))
    .orderBy(asc(auditLog.id));
  expect(entries.map(({ action }) => action)).toEqual([
    'answer-accepted',
    'answer-accepted',
    'undone',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/الصيام|الفضيل/);
});

test.each([
  ['that nobody gave', 'شعبان', 409],
  ['that is right already', 'رمضان', 409],
  ['that is empty', '  ', 422],
  ['that is too long', 'ا'.repeat(501), 422],
])('a text %s is not accepted', async (_what, text, status) => {
  const { quiz, question } = await makeQuestionOfQuiz();
  await refuse(quiz.id, 'شوال');
  expect((await accept(question, text)).status).toBe(status);
  expect(await answersOf(question)).toEqual(month.answers);
});

test('a question of another kind, in the trash or with all of its answers accepts none', async () => {
  const { quiz, question } = await makeQuestionOfQuiz();
  await refuse(quiz.id, 'شوال');
  const set = (values: Partial<typeof questions.$inferInsert>) =>
    db.update(questions).set(values).where(eq(questions.id, question));
  const full = Array.from({ length: 50 }, (_, at) => `إجابة ${at}`);
  await set({ answers: { accepted: full } });
  expect((await accept(question, 'شوال')).status).toBe(422);
  await set({ ...month, kind: 'essay' });
  expect((await accept(question, 'شوال')).status).toBe(409);
  await set({ ...month, deletedAt: new Date() });
  expect((await accept(question, 'شوال')).status).toBe(409);
});

test('is for those who publish and grade', async () => {
  const { quiz, question } = await makeQuestionOfQuiz();
  await refuse(quiz.id, 'شوال');
  expect((await accept(question, 'شوال', assistant)).status).toBe(403);
  expect((await accept(question, 'شوال', await makePerson(db))).status).toBe(404);
});
