import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { makeCourse, makeEnrolment } from './factories/courses.ts';
import { exerciseTest, makeExercise } from './factories/exercises.ts';
import { makePerson } from './factories/people.ts';
import { makeQuiz } from './factories/quizzes.ts';
import { people } from './platform/database/schema/index.ts';
import { openTabs } from './testing/tabs.ts';
import { startTestApp } from './testing/test-app.ts';

/**
 * Everything that a student can read, receive or download while an attempt is open is searched for the keys. The routes
 * are those of the server, so that a new one is searched the day it is made.
 */

// It asks some hundred routes for every id that there is.
vi.setConfig({ testTimeout: 60_000 });

const { call, db, address, smtp, tokenOf } = await startTestApp({ sockets: true });
const tabs = openTabs(address);

/** Texts that occur nowhere but in the keys of the quiz. */
const keys = {
  choice: '"choice":"kq-choice"',
  choices: '"choices":["kq-many-1","kq-many-2"]',
  feedback: 'kq-feedback',
  accepted: 'kq-accepted',
  further: 'kq-further',
  number: '48151.6234',
  pair: '"kq-left":"kq-right"',
  order: '"kq-first","kq-second","kq-third"',
  gap: 'kq-gap',
  output: 'kq-output',
  guide: 'kq-guide',
  explanation: 'kq-explanation',
};
const unopenedHint = 'kq-hint-unopened';
/** Fields of a question that only those who edit it get. */
const keyFields = /"(correct|accepted|rightId|toleranceIn|feedback|guide)":/;

const solution = 'kq-solution';
const expected = 'kq-expected';
const hiddenInput = 'kq-input';
const hiddenName = 'kq-hidden-test';

const choice = (id: string, correct: boolean) => ({
  id,
  html: '<p>خيار</p>',
  correct,
  feedback: `<p>${keys.feedback}</p>`,
});
const answers = {
  single: { choices: [choice('kq-choice', true), choice('wrong', false)] },
  multiple: {
    choices: [choice('kq-many-1', true), choice('kq-many-2', true), choice('wrong', false)],
  },
  text: { accepted: [keys.accepted, keys.further] },
  number: {
    number: {
      value: keys.number,
      tolerance: '0',
      toleranceIn: 'value',
      unit: '',
      units: [],
      unitNeeded: false,
    },
  },
  match: {
    pairs: [
      { id: 'kq-left', left: '<p>أ</p>', rightId: 'kq-right', right: '<p>ب</p>' },
      { id: 'left-2', left: '<p>ج</p>', rightId: 'right-2', right: '<p>د</p>' },
    ],
  },
  order: {
    items: ['kq-first', 'kq-second', 'kq-third'].map((id) => ({ id, html: '<p>بند</p>' })),
  },
  gaps: { code: '[[1]]', language: 'python', gaps: [{ accepted: [keys.gap] }] },
  output: { code: 'print()', language: 'python', accepted: [keys.output] },
  essay: { guide: `<p>${keys.guide}</p>` },
} satisfies Partial<Record<string, QuestionAnswers>>;
const kinds = Object.keys(answers) as (keyof typeof answers)[];
const hints = ['kq-hint-first', unopenedHint].map((html) => ({ html, cost: 10 }));

async function makeWorld() {
  const course = await makeCourse(db);
  const student = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  const place = { courseId: course.id };
  const quiz = await makeQuiz(db, {
    ...place,
    questions: kinds.map((kind) => ({
      kind,
      answers: answers[kind],
      explanation: `<p>${keys.explanation}</p>`,
      hints,
    })),
    rules: { keys: 'attempt', results: 'attempt', passMark: null },
  });
  const essay = await makeQuiz(db, {
    ...place,
    questions: [{ kind: 'essay', answers: answers.essay }],
    rules: { keys: 'never', passMark: null },
  });
  const exercise = await makeExercise(db, {
    ...place,
    exerciseSolution: [{ name: 'main.py', code: solution }],
    exerciseTests: [
      exerciseTest({ id: 'shown', input: '2', expected: '4' }),
      exerciseTest({ id: 'io', name: hiddenName, input: hiddenInput, expected, hidden: true }),
    ],
  });
  return { course, teacher: { id: course.teacherId }, student, quiz, essay, exercise };
}

/** What a response carries, unpacked. */
async function textOf(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString();
  const archive = await fromBufferPromise(bytes, { lazyEntries: true });
  const parts: string[] = [];
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk);
    parts.push(entry.fileName, Buffer.concat(chunks).toString());
  }
  return parts.join('\n');
}

interface Parameter {
  name: string;
  in: string;
  schema?: { enum?: string[] };
}
const { paths } = (await call('GET /api/openapi.json')).body;
const reads = Object.entries<{ get?: { parameters?: Parameter[] } }>(paths).flatMap(
  ([path, { get }]) =>
    get && !path.includes('{*}') ? [{ path, parameters: get.parameters ?? [] }] : [],
);
type Read = (typeof reads)[number];

/** A route's path with every id, or every name that it knows, in the place of each of its parameters. */
function filled({ path, parameters }: Read, ids: readonly number[]): string[] {
  const [place, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (!place) return [path];
  const known = parameters.find((one) => one.in === 'path' && one.name === name)?.schema?.enum;
  return (known ?? ids).flatMap((value) =>
    filled({ path: path.replace(place, String(value)), parameters }, ids),
  );
}

let networks = 0;
/** A network for each call, so that none is refused for its number. */
function network() {
  networks += 1;
  return `10.3.${networks >> 8}.${networks & 255}`;
}

/** Asks every route that can be read, or those with such a path, for all these ids. @returns the responses by address */
async function readEverything(as: { id: number }, ids: readonly number[], about = /^/) {
  const texts = new Map<string, string>();
  let answered = 0;
  const wanted = reads.filter(({ path }) => about.test(path));
  const asked = wanted.flatMap((route) => {
    const search = route.parameters.some((one) => one.in === 'query' && one.name === 'search');
    return filled(route, ids).map((one) => (search ? `${one}?search=kq` : one));
  });
  for (const one of asked) {
    const answer = await call(`GET ${one as '/x'}`, { as, remoteAddress: network() });
    expect(answer.status, one).not.toBe(429);
    expect(answer.status, one).toBeLessThan(500);
    if (answer.status === 200) answered += 1;
    texts.set(one, await textOf(answer.raw));
  }
  return { texts, answered };
}

/** The sought texts that occur, each with where it was found first. */
function foundIn(texts: ReadonlyMap<string, string>, sought: Record<string, string>) {
  const found: Record<string, string> = {};
  for (const [name, text] of Object.entries(sought)) {
    for (const [where, content] of texts) if (content.includes(text)) found[name] ??= where;
  }
  return found;
}

test('no key, hidden test or solution reaches a student before the end, by any way; then the keys do', async () => {
  const { course, teacher, student, quiz, essay, exercise } = await makeWorld();
  const [{ email } = { email: '' }] = await db
    .select({ email: people.email })
    .from(people)
    .where(eq(people.id, student.id));
  const tab = await tabs.open(await tokenOf(student));
  const texts = new Map<string, string>();
  /** A call whose response is searched too. */
  async function act(route: `${'POST' | 'PUT'} /${string}`, body?: object) {
    const answer = await call(route, { as: student, ...(body && { body }) });
    expect(answer.status, route).toBe(200);
    texts.set(route, answer.raw.toString());
    return answer.body;
  }

  // What waits for a teacher, who marks it while the other attempt is open: a notice, an event and a mail.
  const written = (await act(`POST /api/quizzes/${essay.id}/attempts`)).attempt.id;
  await act(`PUT /api/attempts/${written}/answers/0`, { answer: { text: 'شرح' }, save: 1 });
  await act(`POST /api/attempts/${written}/hand-in`);

  const { id: attempt, questions } = (await act(`POST /api/quizzes/${quiz.id}/attempts`)).attempt;
  expect(questions).toHaveLength(kinds.length);
  for (const [position, kind] of kinds.entries()) {
    const own = kind === 'single' ? { choice: 'wrong' } : {};
    await act(`PUT /api/attempts/${attempt}/answers/${position}`, { answer: own, save: 1 });
    await act(`POST /api/attempts/${attempt}/hints/${position}?opened=0`);
  }
  const late = { answer: { choice: 'nothing' }, save: 2 };
  const refused = await call(`PUT /api/attempts/${attempt}/answers/0`, { as: student, body: late });
  expect(refused.status).toBe(422);
  texts.set('a refused answer', refused.raw.toString());
  const files = [{ name: 'main.py', code: 'print(1)' }];
  await act(`PUT /api/exercises/${exercise.id}/work`, { files, save: 1 });
  const marked = await call(`PUT /api/studio/marking/${written}/0`, {
    as: teacher,
    body: { points: 1, note: 'أحسنت' },
  });
  expect(marked.status).toBe(200);
  await tab.waitFor('notification');
  await call('POST /api/login', { body: { email }, remoteAddress: network() });
  await smtp.mailTo(email);

  const ids = [
    ...new Set([course.id, quiz.id, essay.id, exercise.id, attempt, written, student.id]),
    ...quiz.questions.slice(0, 1).map(({ id }) => id),
  ];
  const received = () => {
    const mails = smtp.mails.filter(({ recipients }) => recipients.includes(email));
    return new Map([
      ['an event', JSON.stringify(tab.received)],
      ['a mail', mails.map(({ text, html, subject }) => [subject, text, html]).join('\n')],
    ]);
  };
  async function searched() {
    const read = await readEverything(student, ids);
    expect(read.answered).toBeGreaterThan(30);
    return new Map([...texts, ...read.texts, ...received()]);
  }
  const secrets = { ...keys, unopenedHint, solution, expected, hiddenName };

  const before = await searched();
  expect(foundIn(before, { ...secrets, hiddenInput })).toEqual({});
  const withFields = [...before].filter(([, text]) => keyFields.test(text)).map(([path]) => path);
  expect(withFields).toEqual([]);
  // The hint that was opened, the notice and the events show that the search reads what it is to read.
  expect(foundIn(before, { opened: 'kq-hint-first', notice: essay.name })).toMatchObject({
    opened: expect.any(String),
    notice: expect.any(String),
  });
  expect(received().get('an event')).toContain(essay.name);

  // The inputs of hidden tests come with the attempt at the exercise, since the browser runs them; nothing else does.
  const drawn = (await act(`POST /api/exercises/${exercise.id}/attempts`)).attempt;
  expect(drawn.inputs).toEqual([hiddenInput]);
  await act(`PUT /api/exercise-attempts/${drawn.id}`, { files, outputs: ['أخرى'] });
  const begun = await readEverything(student, ids, /exercise|lecture/);
  expect(foundIn(new Map([...texts, ...begun.texts, ...received()]), secrets)).toEqual({});

  await act(`POST /api/attempts/${attempt}/hand-in`);
  const solved = (await act(`POST /api/exercises/${exercise.id}/attempts`)).attempt;
  await act(`PUT /api/exercise-attempts/${solved.id}`, { files, outputs: [expected] });
  const after = foundIn(await searched(), secrets);
  expect(Object.keys(after).toSorted()).toEqual([...Object.keys(keys), 'solution'].toSorted());
  const studio = await readEverything(teacher, [exercise.id], /^\/api\/studio/);
  const hidden = foundIn(studio.texts, { expected, hiddenName, hiddenInput });
  expect(Object.keys(hidden)).toHaveLength(3);
});
