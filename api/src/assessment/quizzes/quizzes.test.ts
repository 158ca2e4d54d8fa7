import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import { failureText } from '@nibras/contract/errors.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeQuestion } from '#factories/questions.ts';
import { makeQuiz, type QuizOverrides } from '#factories/quizzes.ts';
import {
  courseStaff,
  extraAttempts,
  lectures,
  notifications,
  progress,
  questions,
  quizAttempts,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { marksOf } from './marks-of.ts';
import { submitOverdue } from './submit-overdue.ts';

const minute = 60_000;
const logged: string[] = [];
const app = await startTestApp({ logged });
const { call, db, platform } = app;

const course = await makeCourse(db);
const makeLearner = async () => {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  return person;
};
// A fresh one for each test: a person may begin so many attempts an hour.
let student = await makeLearner();
beforeEach(async () => {
  student = await makeLearner();
});
const other = await makeLearner();
const stranger = await makePerson(db);
const teacher = { id: course.teacherId };
const make = (overrides: QuizOverrides = {}) => makeQuiz(db, { courseId: course.id, ...overrides });

type Person = { id: number };
type Lecture = { id: number };
const read = (lecture: Lecture, as?: Person) =>
  call(`GET /api/quizzes/${lecture.id}`, { ...(as && { as }) });
const start = (lecture: Lecture, as: Person = student) =>
  call(`POST /api/quizzes/${lecture.id}/attempts`, { as });
const open = async (lecture: Lecture, as: Person = student) =>
  (await start(lecture, as)).body.attempt;
const look = (id: number, as: Person = student) => call(`GET /api/attempts/${id}`, { as });
const save = (
  id: number,
  { position = 0, answer = { choice: 'a' } as object, number = 1, as = student as Person } = {},
) => call(`PUT /api/attempts/${id}/answers/${position}`, { as, body: { answer, save: number } });
const submit = (id: number, as: Person = student) =>
  call(`POST /api/attempts/${id}/hand-in`, { as });
const hint = (id: number, query = '', as: Person = student) =>
  call(`POST /api/attempts/${id}/hints/0${query}`, { as });
const isWatched = async (lecture: Lecture, person: Person = student) =>
  (
    await db
      .select()
      .from(progress)
      .where(and(eq(progress.lectureId, lecture.id), eq(progress.personId, person.id)))
  )[0]?.status === 'endWatch';
const essay = { kind: 'essay', answers: { guide: '<p>guide-secret</p>' }, points: 4 } as const;

/** Takes a quiz with one question and hands it in. */
async function take(lecture: Lecture, choice = 'a', as: Person = student) {
  const { id } = await open(lecture, as);
  await save(id, { answer: { choice }, as });
  return (await submit(id, as)).body.attempt;
}

describe('beginning', () => {
  test('shows the quiz without its questions, and asks them without their keys', async () => {
    const lecture = await make({
      questions: [
        {
          points: 3,
          explanation: '<p>explanation-secret</p>',
          hints: [{ html: '<p>hint-secret</p>', cost: 50 }],
          answers: {
            choices: [
              { id: 'a', html: 'نعم', correct: true, feedback: 'feedback-secret' },
              { id: 'b', html: 'لا', correct: false, feedback: 'feedback-secret' },
            ],
          },
        },
        { kind: 'text', answers: { accepted: ['accepted-secret'] }, points: 2 },
      ],
    });
    const quiz = await read(lecture, student);
    expect(quiz.body.quiz).toMatchObject({
      questions: 2,
      points: 5,
      may_start: true,
      attempts_left: null,
      attempts: [],
      mark: null,
    });
    const begun = await start(lecture);
    expect(begun.body.attempt).toMatchObject({
      number: 1,
      state: 'open',
      ends_at: null,
      mark: null,
    });
    expect(begun.body.attempt.questions).toMatchObject([
      {
        position: 0,
        points: 3,
        choices: [
          { id: 'a', html: 'نعم' },
          { id: 'b', html: 'لا' },
        ],
        hint_costs: [50],
        hints: [],
        answer: null,
        save: 0,
      },
      { position: 1, kind: 'text' },
    ]);
    expect(JSON.stringify([quiz.body, begun.body])).not.toMatch(/secret|correct/);
  });

  test('two tabs at once make one attempt', async () => {
    const lecture = await make();
    const begun = await Promise.all(Array.from({ length: 6 }, () => start(lecture)));
    expect(new Set(begun.map(({ body }) => body.attempt.id)).size).toBe(1);
    expect((await read(lecture, student)).body.quiz).toMatchObject({ may_start: false });
  });

  test('is for those who may open the lecture', async () => {
    const locked = await make();
    expect((await read(locked, stranger)).status).toBe(403);
    expect((await read(locked)).status).toBe(403);
    expect((await start(locked, stranger)).status).toBe(403);
    const free = await make({ free: true });
    expect((await read(free)).body.quiz).toMatchObject({ may_start: false, attempts: [] });
    expect((await start(free, stranger)).status).toBe(200);
    expect((await read(await make({ free: true, state: 'draft' }))).status).toBe(404);
    expect((await start(await make({ items: [] }))).status).toBe(404);
    expect((await start(await makeLecture(db, { courseId: course.id }))).status).toBe(404);
  });

  test('an attempt is its owner’s alone', async () => {
    const { id } = await open(await make());
    for (const answer of [
      await look(id, other),
      await save(id, { as: other }),
      await submit(id, other),
      await hint(id, '', other),
      await look(id, teacher),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  test('ends with the attempts of the rules, and a teacher may give another one', async () => {
    const lecture = await make({ rules: { attempts: 1 } });
    await take(lecture);
    expect((await read(lecture, student)).body.quiz).toMatchObject({
      attempts_left: 0,
      may_start: false,
    });
    expect(await start(lecture)).toMatchObject({
      status: 409,
      body: { message: failureText('no-attempts-left') },
    });
    await db
      .insert(extraAttempts)
      .values({ lectureId: lecture.id, personId: student.id, reason: 'انقطعت الكهرباء' });
    expect((await start(lecture)).status).toBe(200);
    expect((await start(lecture, other)).status).toBe(200);
  });

  test('those who mark take it as often as they like', async () => {
    const lecture = await make({ rules: { attempts: 1 } });
    await take(lecture, 'a', teacher);
    expect((await take(lecture, 'a', teacher)).number).toBe(2);
  });

  test('keeps its questions whatever becomes of the bank', async () => {
    const lecture = await make();
    const { id, questions: before } = await open(lecture);
    await db
      .update(questions)
      .set({ body: 'other', bodyHtml: 'other', version: 2, answers: {}, state: 'hidden' })
      .where(eq(questions.courseId, course.id));
    expect((await look(id)).body.attempt.questions).toEqual(before);
    await save(id);
    expect((await submit(id)).body.attempt.mark).toMatchObject({ score: 1, passed: true });
  });

  test('highlights the code of answers when they are asked', async () => {
    const html = '<pre><code class="language-js">let a;</code></pre>';
    const lecture = await make({
      questions: [{ answers: { choices: [{ id: 'a', html, correct: true, feedback: '' }] } }],
    });
    const [question] = (await open(lecture)).questions;
    expect(question.choices[0].html).toContain('<span class="code-keyword">let</span>');
  });
});

describe('saving', () => {
  test('keeps the newest answer, and a late or repeated save changes nothing', async () => {
    const { id } = await open(await make());
    expect((await save(id, { number: 5 })).body).toMatchObject({ save: 5 });
    expect((await save(id, { number: 5, answer: { choice: 'b' } })).body).toMatchObject({
      save: 5,
    });
    expect((await save(id, { number: 4, answer: {} })).body).toMatchObject({ save: 5 });
    expect((await look(id)).body.attempt.questions[0]).toMatchObject({
      answer: { choice: 'a' },
      save: 5,
    });
    await save(id, { number: 6, answer: {} });
    expect((await look(id)).body.attempt.questions[0]).toMatchObject({ answer: {}, save: 6 });
  });

  test('refuses what cannot be an answer to the question', async () => {
    const { id } = await open(await make());
    for (const answer of [{ choice: 'c' }, { text: 'a' }, { choices: ['a'] }, { more: 1 }]) {
      expect((await save(id, { answer })).status).toBe(422);
    }
    expect((await save(id, { number: 0 })).status).toBe(422);
    expect((await save(id, { position: 7 })).status).toBe(404);
  });

  test('ends with the attempt', async () => {
    const { id } = await open(await make());
    await submit(id);
    expect(await save(id)).toMatchObject({
      status: 409,
      body: { message: failureText('attempt-over') },
    });
    expect((await hint(id)).status).toBe(409);
  });

  test('at the same time as submitting loses nothing that it confirmed', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await open(await make());
      const [saved, handed] = await Promise.all([save(id), submit(id)]);
      expect(handed.body.attempt.mark.score).toBe(saved.status === 200 ? 1 : 0);
    }
  });

  test('answers are in no log line', async () => {
    const { id } = await open(await make({ questions: [essay] }));
    await save(id, { answer: { text: 'private-essay-text' } });
    await submit(id);
    expect(logged.join('\n')).not.toContain('private-essay-text');
  });
});

describe('the clock', () => {
  test('is the server’s: late answers are accepted for a moment, and then it is submitted at its end', async () => {
    const lecture = await make({ rules: { minutes: 10 } });
    const { id, started_at, ends_at } = await open(lecture);
    expect(Date.parse(ends_at) - Date.parse(started_at)).toBe(10 * minute);
    app.passTime(10 * minute + 5_000);
    expect((await save(id)).status).toBe(200);
    expect((await hint(id)).status).toBe(409);
    expect((await look(id)).body.attempt.state).toBe('open');
    app.passTime(limits.acceptedAfterEnd);
    expect(await save(id, { number: 2, answer: {} })).toMatchObject({ status: 409 });
    expect((await look(id)).body.attempt).toMatchObject({
      state: 'done',
      handed_in_at: ends_at,
      mark: { score: 1, passed: true },
    });
  });

  test('submits without anybody by a job, and when another is begun', async () => {
    const lecture = await make({ rules: { minutes: 1 } });
    const first = await open(lecture);
    const second = await open(lecture, other);
    app.passTime(minute + limits.acceptedAfterEnd + 1);
    expect((await open(lecture)).number).toBe(2);
    await submitOverdue(platform);
    const rows = await db.select().from(quizAttempts).where(eq(quizAttempts.lectureId, lecture.id));
    const state = (id: number) => rows.find((row) => row.id === id)?.state;
    expect([state(first.id), state(second.id)]).toEqual(['done', 'done']);
  });

  test('submitting a moment late counts as at the end', async () => {
    const { id, ends_at } = await open(await make({ rules: { minutes: 1 } }));
    app.passTime(minute + 1_000);
    expect((await submit(id)).body.attempt.handed_in_at).toBe(ends_at);
  });
});

describe('submitting', () => {
  test('marks, is harmless when repeated, and marks a passed lecture as watched', async () => {
    const lecture = await make({ questions: [{ points: 2 }, { points: 3 }] });
    const { id } = await open(lecture);
    await save(id, { position: 1 });
    const once = await submit(id);
    expect(once.body.attempt).toMatchObject({
      state: 'done',
      mark: { score: 3, max: 5, passed: true },
    });
    expect((await submit(id)).body.attempt.handed_in_at).toBe(once.body.attempt.handed_in_at);
    expect(await isWatched(lecture)).toBe(true);
    const failed = await make();
    expect((await take(failed, 'b')).mark).toEqual({ score: 0, max: 1, passed: false });
    expect(await isWatched(failed)).toBe(false);
    const free = await make({ rules: { passMark: null } });
    expect((await take(free, 'b')).mark).toMatchObject({ passed: true });
    expect(await isWatched(free)).toBe(true);
  });

  test('a hint costs points once, also when its request is repeated', async () => {
    const lecture = await make({
      questions: [
        {
          points: 4,
          hints: [
            { html: 'أول', cost: 25 },
            { html: 'ثان', cost: 50 },
          ],
        },
      ],
    });
    const { id } = await open(lecture);
    expect((await hint(id, '?opened=0')).body.hints).toEqual(['أول']);
    expect((await hint(id, '?opened=0')).body.hints).toEqual(['أول']);
    await save(id);
    expect((await submit(id)).body.attempt.mark.score).toBe(3);
  });

  test('a text waits for a person, who is told once; nobody waits for a text that is not there', async () => {
    const lecture = await make({ questions: [essay, {}] });
    for (const as of [student, other]) {
      const { id } = await open(lecture, as);
      await save(id, { answer: { text: 'مقال' }, as });
      expect((await submit(id, as)).body.attempt).toMatchObject({
        state: 'marking',
        mark: { score: null, max: 5, passed: null },
      });
    }
    const notices = await db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, teacher.id));
    expect(notices.filter(({ data }) => data.lectureId === lecture.id)).toHaveLength(1);
    const { id } = await open(await make({ questions: [essay] }));
    await save(id, { answer: { text: '  ' } });
    expect((await submit(id)).body.attempt.mark.score).toBe(0);
  });
});

describe('drawing and order', () => {
  const tagged = (count: number, tags: string[], overrides = {}) =>
    Array.from({ length: count }, () => ({ tags, ...overrides }));

  test('draws published questions of a tag, none twice and none that is asked by itself', async () => {
    const lecture = await make({ questions: tagged(5, ['draw']) });
    const fixed = lecture.questions[0]?.id ?? 0;
    await makeQuestion(db, { courseId: course.id, tags: ['draw'], state: 'draft' });
    await db
      .update(lectures)
      .set({ quizItems: [{ tag: 'draw', count: 3 }, { question: fixed }] })
      .where(eq(lectures.id, lecture.id));
    const names = new Map(lecture.questions.map(({ bodyHtml, id }) => [bodyHtml, id]));
    const seen = new Set<number | undefined>();
    for (let round = 0; round < 8; round += 1) {
      const { id, questions: asked } = await open(lecture);
      const ids = asked.map(({ html }: { html: string }) => names.get(html));
      expect(ids).toHaveLength(4);
      expect(new Set(ids).size).toBe(4);
      expect(ids.at(-1)).toBe(fixed);
      for (const one of ids) seen.add(one);
      await submit(id);
    }
    expect(seen.size).toBe(5);
    expect((await read(lecture, student)).body.quiz).toMatchObject({ questions: 4, points: 4 });
  });

  test('a question with two tags leaves none of the draws short', async () => {
    const lecture = await make({
      questions: [{ tags: ['one', 'two'] }, { tags: ['one'] }],
      items: [
        { tag: 'one', count: 1 },
        { tag: 'two', count: 1 },
      ],
    });
    for (let round = 0; round < 6; round += 1) {
      const { id, questions: asked } = await open(lecture);
      expect(asked).toHaveLength(2);
      await submit(id);
    }
  });

  test('the points are told only where they do not depend on the draw', async () => {
    const lecture = await make({
      questions: [
        { tags: ['uneven'], points: 1 },
        { tags: ['uneven'], points: 2 },
      ],
      items: [{ tag: 'uneven', count: 1 }],
    });
    expect((await read(lecture, student)).body.quiz).toMatchObject({ questions: 1, points: null });
  });

  test('the order of an attempt stays; right sides and items never come in the order of the key', async () => {
    const pairs = Array.from({ length: 4 }, (_, at) => ({
      id: `l${at}`,
      left: `left ${at}`,
      rightId: `r${at}`,
      right: `right ${at}`,
    }));
    const items = Array.from({ length: 3 }, (_, at) => ({ id: `i${at}`, html: `item ${at}` }));
    const lecture = await make({
      questions: [
        { kind: 'match', answers: { pairs, extras: [{ id: 'x', html: 'extra' }] } },
        { kind: 'order', answers: { items } },
      ],
      rules: { shuffleAnswers: false },
    });
    for (let round = 0; round < 8; round += 1) {
      const { id, questions: asked } = await open(lecture);
      const idsOf = (parts: { id: string }[]) => parts.map((part) => part.id);
      expect(idsOf(asked[0].lefts)).toEqual(['l0', 'l1', 'l2', 'l3']);
      expect(idsOf(asked[0].rights)).not.toEqual(['r0', 'r1', 'r2', 'r3', 'x']);
      expect(idsOf(asked[0].rights).toSorted()).toEqual(['r0', 'r1', 'r2', 'r3', 'x']);
      expect(idsOf(asked[1].items)).not.toEqual(['i0', 'i1', 'i2']);
      expect((await look(id)).body.attempt.questions).toEqual(asked);
      await submit(id);
    }
  });

  test('questions and choices are shuffled by the rules', async () => {
    const choices = Array.from({ length: 6 }, (_, at) => ({
      id: `c${at}`,
      html: `choice ${at}`,
      correct: at === 0,
      feedback: '',
    }));
    const lecture = await make({
      questions: Array.from({ length: 6 }, () => ({ answers: { choices } })),
      rules: { shuffleQuestions: true, shuffleAnswers: true },
    });
    const orders = new Set<string>();
    const choiceOrders = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const { id, questions: asked } = await open(lecture);
      orders.add(asked.map(({ html }: { html: string }) => html).join());
      choiceOrders.add(asked[0].choices.map((choice: { id: string }) => choice.id).join());
      await submit(id);
    }
    expect(orders.size).toBeGreaterThan(1);
    expect(choiceOrders.size).toBeGreaterThan(1);
  });
});

describe('what is shown afterwards', () => {
  test.each([
    ['attempt', [true, true]],
    ['last', [false, true]],
    ['never', [false, false]],
  ] as const)('results and keys: %s', async (when, [first, last]) => {
    for (const rule of ['results', 'keys'] as const) {
      const lecture = await make({
        rules: { attempts: 2, results: 'never', keys: 'never', [rule]: when },
      });
      const isShown = async (id: number) => {
        const [question] = (await look(id)).body.attempt.review ?? [];
        if (question && rule === 'keys')
          expect(question).toMatchObject({ answer: null, score: null });
        if (question && rule === 'results') expect(question.key).toBeNull();
        return question !== undefined;
      };
      const one = await take(lecture, 'b');
      expect(await isShown(one.id)).toBe(first);
      const two = await take(lecture, 'b');
      expect(await isShown(two.id)).toBe(last);
      expect(await isShown(one.id)).toBe(last);
      expect((await look(two.id)).body.attempt.mark).toMatchObject({ score: 0 });
    }
  });

  test('`last` shows once one has passed', async () => {
    const lecture = await make({ rules: { attempts: null, results: 'last', keys: 'last' } });
    expect((await take(lecture, 'b')).review).toBeUndefined();
    expect((await take(lecture, 'a')).review).toMatchObject([
      { answer: { choice: 'a' }, score: 1, judged: { a: true }, key: { answer: { choice: 'a' } } },
    ]);
  });

  test('no key of an earlier attempt is shown while another is open', async () => {
    const lecture = await make();
    const first = await take(lecture, 'b');
    expect(first.review[0].key).not.toBeNull();
    const { id } = await open(lecture);
    expect((await look(first.id)).body.attempt.review[0]).toMatchObject({ score: 0, key: null });
    await submit(id);
    expect((await look(first.id)).body.attempt.review[0].key).not.toBeNull();
  });

  test('a teacher hides keys at once, and time and pass mark stay those of the attempt', async () => {
    const lecture = await make({ rules: { passMark: 60 } });
    const { id } = await take(lecture);
    await db
      .update(lectures)
      .set({ quizRules: { ...lecture.quizRules, keys: 'never', passMark: 90 } as never })
      .where(eq(lectures.id, lecture.id));
    const { attempt } = (await look(id)).body;
    expect(attempt.rules).toMatchObject({ keys: 'never', passMark: 60 });
    expect(attempt.review[0].key).toBeNull();
  });

  test('is for those who may still open the lecture', async () => {
    const lecture = await make();
    const { id } = await take(lecture);
    await db.update(lectures).set({ state: 'hidden' }).where(eq(lectures.id, lecture.id));
    expect((await look(id)).status).toBe(404);
  });

  test.each([
    ['best', 'b', 1],
    ['last', 'b', 0],
  ] as const)('the %s attempt counts', async (counts, second, score) => {
    const lecture = await make({ rules: { counts } });
    await take(lecture, 'a');
    await take(lecture, second);
    expect((await read(lecture, student)).body.quiz.mark).toMatchObject({ score });
    const marks = await marksOf(db, { course: course.id, person: student.id });
    expect(marks.get(lecture.id)).toMatchObject({ score, max: 1 });
  });
});

test('an assistant of the course takes it too', async () => {
  const assistant = await makePerson(db);
  await db
    .insert(courseStaff)
    .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
  expect((await take(await make(), 'a', assistant)).mark).toMatchObject({ score: 1 });
});
