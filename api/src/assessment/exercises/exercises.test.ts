import { defaultExerciseRules } from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { exerciseTest, makeExercise } from '#factories/exercises.ts';
import { makePerson } from '#factories/people.ts';
import { exerciseAttempts, lectures, progress } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { attemptsOf } from './attempts-of.ts';
import { marksOf } from './marks-of.ts';

const logged: string[] = [];
const app = await startTestApp({ logged });
const { call, db } = app;

const course = await makeCourse(db);
const makeLearner = async () => {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  return person;
};
const student = await makeLearner();
const other = await makeLearner();
const stranger = await makePerson(db);
const make = (overrides: Parameters<typeof makeExercise>[1] = {}) =>
  makeExercise(db, { courseId: course.id, ...overrides });

type Person = { id: number };
const read = (lecture: { id: number }, as?: Person) =>
  call(`GET /api/exercises/${lecture.id}`, { ...(as && { as }) });
const start = (lecture: { id: number }, as: Person = student) =>
  call(`POST /api/exercises/${lecture.id}/attempts`, { as });
const save = (lecture: { id: number }, body: object, as: Person = student) =>
  call(`PUT /api/exercises/${lecture.id}/work`, { as, body });
const send = (id: number, body: object, as: Person = student) =>
  call(`PUT /api/exercise-attempts/${id}`, { as, body });

const files = [{ name: 'main.py', code: 'print(int(input()) * 2)' }];
const doubled = (inputs: string[]) => inputs.map((input) => `${Number(input) * 2}\n`);

/** Starts an attempt and submits an output for each of its inputs. */
async function attempt(
  lecture: { id: number },
  outputs: (inputs: string[]) => (string | null)[] = doubled,
  as: Person = student,
) {
  const { id, inputs } = (await start(lecture, as)).body.attempt;
  return send(id, { files, outputs: outputs(inputs) }, as);
}

const isWatched = async (lecture: { id: number }, person: Person = student) =>
  (
    await db
      .select()
      .from(progress)
      .where(and(eq(progress.lectureId, lecture.id), eq(progress.personId, person.id)))
  )[0]?.status === 'endWatch';

describe('reading an exercise', () => {
  test('shows the task, the start files and the shown tests, and nothing that is hidden', async () => {
    const lecture = await make({
      exerciseTests: [
        exerciseTest({ id: 'a', input: '2', expected: '4' }),
        exerciseTest({ id: 'b', input: 'input-secret', expected: 'expected-secret', hidden: true }),
      ],
      exerciseSolution: [{ name: 'main.py', code: 'solution-secret' }],
    });
    const { status, body, raw } = await read(lecture, student);
    expect(status).toBe(200);
    expect(body.exercise).toMatchObject({
      language: 'python',
      files: [{ name: 'main.py', code: 'n = int(input())\n' }],
      tests: [{ id: 'a', input: '2', expected: '4' }],
      hidden_tests: 1,
      rules: defaultExerciseRules,
      solution: null,
      work: null,
      mark: null,
      attempts: 0,
      may_hand_in: true,
    });
    expect(raw.toString()).not.toMatch(/secret/);
    const begun = await start(lecture);
    expect(begun.body.attempt.inputs).toEqual(['input-secret']);
    expect(begun.raw.toString()).not.toMatch(/expected-secret|solution-secret/);
    expect((await attempt(lecture, () => ['no'])).raw.toString()).not.toMatch(/secret/);
  });

  test('is for those who may open the lecture', async () => {
    const locked = await make();
    expect((await read(locked, stranger)).status).toBe(403);
    expect((await read(locked)).status).toBe(403);
    expect((await start(locked, stranger)).status).toBe(403);
    expect((await save(locked, { files, save: 1 }, stranger)).status).toBe(403);
    const free = await make({ free: true });
    expect((await read(free)).body.exercise).toMatchObject({ may_hand_in: false, work: null });
    expect((await read(await make({ free: true, state: 'draft' }))).status).toBe(404);
    const text = await makeLecture(db, { courseId: course.id, type: 'article', body: '<p>نص</p>' });
    expect((await read(text, student)).status).toBe(404);
    expect((await start(text)).status).toBe(404);
    expect((await call('GET /api/exercises/999999', { as: student })).status).toBe(404);
  });

  test('shows the solution as the rules say', async () => {
    const withRule = (solution: 'passed' | 'always' | 'never') =>
      make({ exerciseRules: { ...defaultExerciseRules, solution } });
    const shown = async (lecture: { id: number }) =>
      (await read(lecture, student)).body.exercise.solution !== null;
    expect(await shown(await withRule('always'))).toBe(true);
    for (const [rule, after] of [
      ['passed', true],
      ['never', false],
    ] as const) {
      const lecture = await withRule(rule);
      await attempt(lecture, () => ['0', '0']);
      expect(await shown(lecture)).toBe(false);
      await attempt(lecture);
      expect(await shown(lecture)).toBe(after);
    }
  });
});

describe('saving work', () => {
  test('comes back, with locked files as the teacher wrote them', async () => {
    const lecture = await make({
      exerciseFiles: [
        { name: 'main.py', code: 'start' },
        { name: 'data.py', code: 'DATA = 1', locked: true },
      ],
    });
    const written = [
      { name: 'data.py', code: 'DATA = 2' },
      { name: 'main.py', code: 'mine' },
      { name: 'former.py', code: 'kept' },
    ];
    expect((await save(lecture, { files: written, save: 1 })).body).toMatchObject({
      save: 1,
      stored: true,
    });
    const { work } = (await read(lecture, student)).body.exercise;
    expect(work.files).toEqual([
      { name: 'main.py', code: 'mine' },
      { name: 'data.py', code: 'DATA = 1', locked: true },
      { name: 'former.py', code: 'kept' },
    ]);
    expect((await read(lecture, other)).body.exercise.work).toBeNull();
  });

  test('a save with a number that is not above the stored one changes nothing and says so', async () => {
    const lecture = await make();
    const own = (code: string) => [{ name: 'main.py', code }];
    await save(lecture, { files: own('third'), save: 3 });
    for (const number of [2, 3]) {
      const late = await save(lecture, { files: own('late'), save: number });
      expect(late.body).toMatchObject({ save: 3, stored: false });
    }
    expect((await read(lecture, student)).body.exercise.work).toMatchObject({
      save: 3,
      files: own('third'),
    });
  });

  test.each([
    ['too much code', [{ name: 'main.py', code: 'x'.repeat(limits.codeMaxLength + 1) }]],
    ['two files of one name', [files[0], files[0]]],
    ['a folder in a name', [{ name: '../main.py', code: '' }]],
    ['too many files', Array.from({ length: 9 }, (_, at) => ({ name: `${at}.py`, code: '' }))],
  ])('%s is refused', async (_, refused) => {
    const lecture = await make();
    expect((await save(lecture, { files: refused, save: 1 })).status).toBe(422);
    const { id } = (await start(lecture)).body.attempt;
    expect((await send(id, { files: refused, outputs: [null, null] })).status).toBe(422);
  });
});

describe('an attempt for a mark', () => {
  test('is scored by the share of hidden tests, and solves the exercise when all pass', async () => {
    const lecture = await make();
    const half = await attempt(lecture, (inputs) =>
      inputs.map((input) => (input === '21' ? '42' : 'wrong')),
    );
    expect(half.body).toMatchObject({ solved: false, mark: { score: 5, max: 10, passed: false } });
    expect(half.body.passed.toSorted()).toEqual([false, true]);
    expect(await isWatched(lecture)).toBe(false);
    const all = await attempt(lecture);
    expect(all.body).toEqual({
      passed: [true, true],
      solved: true,
      mark: { score: 10, max: 10, passed: true },
    });
    expect(await isWatched(lecture)).toBe(true);
    // The best one counts.
    await attempt(lecture, () => [null, null]);
    const { exercise } = (await read(lecture, student)).body;
    expect(exercise).toMatchObject({ attempts: 3, mark: { score: 10, max: 10, passed: true } });
    expect(exercise.passed_at).not.toBeNull();
    const marks = await marksOf(db, { course: course.id, person: student.id });
    expect(marks.get(lecture.id)).toEqual({ score: 10, max: 10, passed: true });
    expect((await marksOf(db, { course: course.id, person: other.id })).get(lecture.id)).toBe(
      undefined,
    );
  });

  test('believes no output that was not printed for the drawn input', async () => {
    const lecture = await make();
    const forged = await attempt(lecture, () => ['{"passed":true}', 'true']);
    expect(forged.body).toMatchObject({ passed: [false, false], solved: false });
    const { id, inputs } = (await start(lecture)).body.attempt;
    const claimed = await send(id, {
      files,
      outputs: inputs.map(() => null),
      shown_passed: true,
    });
    expect(claimed.body).toMatchObject({ solved: false, mark: { score: 0 } });
    expect(await isWatched(lecture)).toBe(false);
  });

  test('line ends never count; trailing spaces only where the exercise wants exact output', async () => {
    const loose = (inputs: string[]) => inputs.map((input) => `${Number(input) * 2}  \r\n\r\n`);
    const ends = (inputs: string[]) => inputs.map((input) => `${Number(input) * 2}\r\n`);
    const exact = await make({
      exerciseRules: { ...defaultExerciseRules, exactOutput: true },
      exerciseTests: [exerciseTest({ id: 'a', input: '4', expected: '8\n', hidden: true })],
    });
    expect((await attempt(await make(), loose)).body.solved).toBe(true);
    expect((await attempt(exact, loose)).body.solved).toBe(false);
    expect((await attempt(exact, ends)).body.solved).toBe(true);
  });

  test('draws as many hidden tests as the rules say, and the same while it is open', async () => {
    const hidden = Array.from({ length: 30 }, (_, at) =>
      exerciseTest({ id: `h${at}`, input: String(at), expected: String(at * 2), hidden: true }),
    );
    const two = await make({
      exerciseTests: hidden,
      exerciseRules: { ...defaultExerciseRules, draws: 2 },
    });
    const first = (await start(two)).body.attempt;
    expect(first.inputs).toHaveLength(2);
    expect((await start(two)).body.attempt).toMatchObject({ id: first.id, inputs: first.inputs });
    const drawn = new Set<string>();
    for (let turn = 0; turn < 8; turn += 1) {
      const { id, inputs } = (await start(two)).body.attempt;
      drawn.add(inputs.join());
      await send(id, { files, outputs: [null, null] });
    }
    expect(drawn.size).toBeGreaterThan(1);
    const all = await make({ exerciseTests: hidden });
    expect((await read(all, student)).body.exercise.hidden_tests).toBe(limits.drawnMax);
    expect((await start(all)).body.attempt.inputs).toHaveLength(limits.drawnMax);
  });

  test('an open one is drawn anew once the teacher has changed its tests', async () => {
    const lecture = await make();
    const before = (await start(lecture)).body.attempt;
    await db
      .update(lectures)
      .set({ exerciseTests: [exerciseTest({ id: 'n', input: '5', expected: '10', hidden: true })] })
      .where(eq(lectures.id, lecture.id));
    const after = (await start(lecture)).body.attempt;
    expect(after.inputs).toEqual(['5']);
    expect((await send(before.id, { files, outputs: [null, null] })).status).toBe(404);
  });

  test('is submitted once, by its person, in time, with an output for each input', async () => {
    const lecture = await make();
    const { id } = (await start(lecture)).body.attempt;
    const body = { files, outputs: [null, null] };
    expect((await send(id, body, other)).status).toBe(404);
    for (const outputs of [[], ['1'], ['1', '2', '3']]) {
      expect((await send(id, { files, outputs })).status).toBe(422);
    }
    const tooLong = ['x'.repeat(limits.outputMaxLength + 1), null];
    expect((await send(id, { files, outputs: tooLong })).status).toBe(422);
    expect((await send(id, body)).status).toBe(200);
    expect((await send(id, body)).status).toBe(409);
    expect((await send(999_999, body)).status).toBe(404);

    const late = (await start(lecture)).body.attempt;
    await db
      .update(exerciseAttempts)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(exerciseAttempts.id, late.id));
    expect((await send(late.id, body)).status).toBe(409);
    expect((await start(lecture)).body.attempt.id).not.toBe(late.id);
  });

  test('is refused once the lecture is not open to its person any more', async () => {
    const lecture = await make({ free: true });
    const { id } = (await start(lecture, stranger)).body.attempt;
    await db.update(lectures).set({ free: false }).where(eq(lectures.id, lecture.id));
    const refused = await send(id, { files, outputs: [null, null] }, stranger);
    expect(refused.status).toBe(403);
  });

  test('keeps the program, what it printed and the results for the teacher', async () => {
    const lecture = await make();
    await attempt(lecture, (inputs) => inputs.map((input) => (input === '21' ? '42' : null)));
    const [handedIn] = await attemptsOf(db, { lecture: lecture.id, person: student.id });
    expect(handedIn).toMatchObject({
      files,
      score: 5,
      maxScore: 10,
      passed: false,
      isMarked: true,
    });
    expect(handedIn?.tests.toSorted((a, b) => a.input.localeCompare(b.input))).toEqual([
      { name: 'اختبار two', input: '-3', expected: '-6', output: null, passed: false },
      { name: 'اختبار one', input: '21', expected: '42', output: '42', passed: true },
    ]);
  });

  test('without hidden tests the browser’s word solves the exercise, and gives no mark', async () => {
    const lecture = await make({
      exerciseLanguage: 'html',
      exerciseFiles: [{ name: 'index.html', code: '' }],
      exerciseTests: [
        exerciseTest({ id: 'page', how: 'code', code: 'assert(document.title)', hidden: true }),
        exerciseTest({ id: 'never', input: 'a', expected: 'b' }),
      ],
    });
    const { exercise } = (await read(lecture, student)).body;
    expect(exercise.hidden_tests).toBe(0);
    expect(exercise.tests.map(({ id }: { id: string }) => id)).toEqual(['page']);
    const tryWith = async (shown_passed: boolean) => {
      const { id, inputs } = (await start(lecture)).body.attempt;
      return (await send(id, { files, outputs: inputs, shown_passed })).body;
    };
    expect(await tryWith(false)).toEqual({ passed: [], solved: false, mark: null });
    expect(await isWatched(lecture)).toBe(false);
    expect(await tryWith(true)).toEqual({ passed: [], solved: true, mark: null });
    expect(await isWatched(lecture)).toBe(true);
    const marks = await marksOf(db, { course: course.id, person: student.id });
    expect(marks.has(lecture.id)).toBe(false);
    expect((await read(lecture, student)).body.exercise.passed_at).not.toBeNull();
    const [newest] = await attemptsOf(db, { lecture: lecture.id, person: student.id });
    expect(newest).toMatchObject({ isMarked: false, passed: true });
  });
});

test('no log line has a program or what it printed', async () => {
  const lecture = await make();
  const secret = [{ name: 'main.py', code: 'code-in-no-log' }];
  await save(lecture, { files: secret, save: 1 });
  const { id } = (await start(lecture)).body.attempt;
  await send(id, { files: secret, outputs: ['output-in-no-log', null] });
  await send(id, { files: secret, outputs: ['output-in-no-log'] });
  expect(logged.filter((line) => line.includes('in-no-log'))).toEqual([]);
});
