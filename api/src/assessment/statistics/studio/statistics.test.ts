import type {
  GivenAnswer,
  QuestionAnswers,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { defaultRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { expect, test } from 'vitest';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { makeQuestion } from '#factories/questions.ts';
import { only } from '#platform/database/only.ts';
import {
  attemptQuestions,
  questionVersions,
  quizAttempts,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);

async function makeQuiz() {
  const { id: courseId } = await makeCourse(db, { teacherId: teacher.id });
  const { id: chapterId } = await makeChapter(db, { courseId });
  const { id } = await makeLecture(db, { courseId, chapterId, type: 'quiz' });
  return { courseId, id };
}

async function ask(courseId: number, kind: QuestionKind, answers: QuestionAnswers) {
  const { id } = await makeQuestion(db, { courseId, kind, answers });
  const version = {
    questionId: id,
    number: 1,
    kind,
    html: '<p>سؤال</p>',
    answers,
    explanation: '',
    hints: [],
  };
  const { id: versionId } = only(await db.insert(questionVersions).values(version).returning());
  return { id, versionId };
}

interface Given {
  versionId: number;
  answer: GivenAnswer | null;
  score: number | null;
  points?: number;
}
const now = new Date();

async function attempt(
  lectureId: number,
  given: readonly Given[],
  state: 'open' | 'marking' | 'done' = 'done',
  person?: { id: number },
) {
  const sum = given.reduce((total, { score }) => total + (score ?? 0), 0);
  const maxScore = given.reduce((total, { points = 1 }) => total + points, 0);
  const { id } = only(
    await db
      .insert(quizAttempts)
      .values({
        lectureId,
        personId: (person ?? (await makePerson(db))).id,
        number: 1,
        state,
        rules: defaultRules,
        startedAt: now,
        handedInAt: state === 'open' ? null : now,
        maxScore,
        ...(state === 'done' && { score: sum, passed: sum / maxScore >= 0.6 }),
      })
      .returning(),
  );
  await db.insert(attemptQuestions).values(
    given.map(({ versionId, answer, score, points = 1 }, position) => ({
      attemptId: id,
      position,
      questionVersionId: versionId,
      points,
      answer,
      score,
    })),
  );
}

const choice = (id: string, correct = false) => ({
  id,
  html: `<p>${id}</p>`,
  correct,
  feedback: '',
});
const statisticsOf = async (path: string, as = teacher) =>
  (await call(`GET /api/studio/${path}` as 'GET /x', { as })).body.statistics;

test('a question tells how hard it is, how well it separates, and which wrong answer misleads', async () => {
  const { courseId, id: quiz } = await makeQuiz();
  const rest = await ask(courseId, 'text', { accepted: ['x'] });
  const asked = await ask(courseId, 'single', {
    choices: [choice('right', true), choice('trap'), choice('far')],
  });
  const restOf = (score: number) => ({ ...rest, answer: { text: 'x' }, score, points: 10 });
  const chose = (id: string) => ({
    ...asked,
    answer: { choice: id },
    score: id === 'right' ? 1 : 0,
  });
  // The strongest fall into the trap, the middle is right, the weak guess.
  for (const score of [10, 10, 9]) await attempt(quiz, [restOf(score), chose('trap')]);
  for (const score of [6, 6, 5, 5]) await attempt(quiz, [restOf(score), chose('right')]);
  for (const score of [2, 1]) await attempt(quiz, [restOf(score), chose('far')]);
  await attempt(quiz, [restOf(0), { ...asked, answer: null, score: 0 }]);
  await attempt(quiz, [restOf(10), chose('right')], 'open');
  // Anyone who teaches the course tries its quizzes.
  await attempt(quiz, [restOf(10), chose('far')], 'done', teacher);
  const told = await statisticsOf(`questions/${asked.id}/statistics`);
  expect(told).toMatchObject({ kind: 'single', asked: 10, blank: 1, unmarked: 0, difficulty: 0.4 });
  expect(told.choices).toEqual([
    { id: 'right', text: 'right', correct: true, count: 4, strong: 0, misleads: false },
    { id: 'trap', text: 'trap', correct: false, count: 3, strong: 3, misleads: true },
    { id: 'far', text: 'far', correct: false, count: 2, strong: 0, misleads: false },
  ]);
  expect(Math.abs(told.discrimination)).toBeLessThan(0.3);
});

test('a question that the strong answer has a correlation near 1, and with few answers none is told', async () => {
  const { courseId, id: quiz } = await makeQuiz();
  const rest = await ask(courseId, 'text', { accepted: ['x'] });
  const asked = await ask(courseId, 'true-false', { correct: true });
  const give = (at: number) => [
    { ...rest, answer: { text: 'x' }, score: at, points: 10 },
    { ...asked, answer: { choice: String(at > 4) }, score: at > 4 ? 1 : 0 },
  ];
  for (let at = 0; at < 9; at++) await attempt(quiz, give(at));
  const path = `questions/${asked.id}/statistics`;
  expect((await statisticsOf(path)).discrimination).toBeNull();
  await attempt(quiz, give(9));
  const told = await statisticsOf(path);
  expect(told.discrimination).toBeGreaterThan(0.8);
  expect(told.choices).toMatchObject([
    { id: 'true', count: 5, misleads: false },
    { id: 'false', count: 5 },
  ]);
});

test('wrong texts are counted by what they say, and pairs by their left sides', async () => {
  const { courseId, id: quiz } = await makeQuiz();
  const text = await ask(courseId, 'text', { accepted: ['القاهرة'] });
  const match = await ask(courseId, 'match', {
    pairs: ['a', 'b'].map((id) => ({ id, left: id, rightId: `${id}r`, right: id })),
  });
  const give = async (written: string, score: number, pairs: Record<string, string>) =>
    attempt(quiz, [
      { ...text, answer: { text: written }, score },
      { ...match, answer: { pairs }, score: 0 },
    ]);
  await give('الجيزة', 0, { a: 'ar', b: 'ar' });
  await give('الجيزه ', 0, { a: 'ar' });
  await give('أسوان', 0, {});
  await give('القاهرة', 1, { a: 'br' });
  await give(' ', 0, {});
  const told = await statisticsOf(`questions/${text.id}/statistics`);
  expect(told).toMatchObject({ asked: 5, blank: 1, choices: [], parts: null });
  expect(told.wrong.map(({ count }: { count: number }) => count)).toEqual([2, 1]);
  expect(told.wrong[1]).toEqual({
    text: 'أسوان',
    count: 1,
    spellings: [],
    near: false,
    accepted: false,
  });
  const { parts } = await statisticsOf(`questions/${match.id}/statistics`);
  expect(parts).toEqual([
    { text: 'a', right: 2 / 3, count: 3 },
    { text: 'b', right: 0, count: 1 },
  ]);
});

test('a quiz tells its marks by tenths, and its questions with the hardest first', async () => {
  const { courseId, id: quiz } = await makeQuiz();
  const easy = await ask(courseId, 'true-false', { correct: true });
  const hard = await ask(courseId, 'text', { accepted: ['x'] });
  const give = (one: number, other: number, state?: 'marking') =>
    attempt(
      quiz,
      [
        { ...easy, answer: { choice: 'true' }, score: one },
        { ...hard, answer: { text: 'x' }, score: state ? null : other },
      ],
      state ?? 'done',
    );
  await give(1, 1);
  await give(1, 0);
  await give(1, 0);
  await give(0, 0);
  await give(1, 0, 'marking');
  const tried = { ...easy, answer: { choice: 'true' }, score: 1 };
  await attempt(quiz, [tried], 'done', teacher);
  const told = await statisticsOf(`lectures/${quiz}/quiz-statistics`);
  expect(told).toMatchObject({
    attempts: 4,
    people: 4,
    marking: 1,
    mean: 0.5,
    median: 0.5,
    passed: 0.25,
    tenths: [1, 0, 0, 0, 0, 2, 0, 0, 0, 1],
    questions: [
      { id: hard.id, asked: 5, unmarked: 1, difficulty: 0.25 },
      { id: easy.id, asked: 5, unmarked: 0, difficulty: 0.8 },
    ],
  });
});

test('nothing is told of what nobody has answered, and strangers are told nothing at all', async () => {
  const { courseId, id: quiz } = await makeQuiz();
  const { id } = await makeQuestion(db, { courseId });
  expect(await statisticsOf(`questions/${id}/statistics`)).toMatchObject({
    asked: 0,
    difficulty: null,
    discrimination: null,
    choices: [
      { count: 0, misleads: false },
      { count: 0, misleads: false },
    ],
  });
  expect(await statisticsOf(`lectures/${quiz}/quiz-statistics`)).toMatchObject({
    attempts: 0,
    mean: null,
    questions: [],
  });
  const stranger = await makeTeacher(db);
  for (const path of [`questions/${id}/statistics`, `lectures/${quiz}/quiz-statistics`]) {
    const { status } = await call(`GET /api/studio/${path}` as 'GET /x', { as: stranger });
    expect(status).toBe(404);
  }
});
