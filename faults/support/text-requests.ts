import { makeCourse } from '../../api/src/factories/courses.ts';
import { exerciseTest, makeExercise } from '../../api/src/factories/exercises.ts';
import { makeAdmin, makeSession } from '../../api/src/factories/people.ts';
import { makeArticle } from '../../api/src/factories/publishing.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { exerciseAttempts } from '../../api/src/platform/database/schema/index.ts';
import { beginUpload } from '../../api/src/testing/send-upload.ts';
import { defaultExerciseRules } from '../../contract/assessment/exercises/shapes.ts';
import { call } from './calls.ts';
import type { TextRequest } from './text-flood.ts';

/** Each of these can be sent once, so there are as many as a flood of 20 seconds needs. */
const once = 60;
const letters = 80_000;

const json = (token: string) => ({
  Authorization: `Bearer ${token}`,
  'X-Forwarded-For': '192.0.2.8',
  'Content-Type': 'application/json',
});

async function formRequest(path: string, token: string, form: FormData): Promise<TextRequest> {
  const encoded = new Response(form);
  const headers = { ...json(token), 'Content-Type': encoded.headers.get('content-type') ?? '' };
  return { method: 'POST', path, headers, body: await encoded.text() };
}

async function outputs(db: Database, admin: { id: number }, token: string): Promise<TextRequest[]> {
  const tests = [exerciseTest({ id: 'hidden', expected: '42', hidden: true })];
  const exercise = await makeExercise(db, { exerciseTests: tests });
  const attempt = {
    lectureId: exercise.id,
    personId: admin.id,
    tests,
    rules: defaultExerciseRules,
    startedAt: new Date(),
    expiresAt: new Date(Date.now() + 60 * 60_000),
    maxScore: 10,
  };
  const made = await db
    .insert(exerciseAttempts)
    .values(Array.from({ length: once }, () => attempt))
    .returning();
  const body = JSON.stringify({
    files: [{ name: 'main.py', code: '' }],
    outputs: [`${' '.repeat(24_900)}a`],
  });
  return made.map(({ id }) => ({
    method: 'PUT',
    path: `/api/exercise-attempts/${id}`,
    headers: json(token),
    body,
  }));
}

async function imports(db: Database, token: string): Promise<TextRequest[]> {
  const { id } = await makeCourse(db);
  const questions = ['<img src=a', '<', '<!--', '<a ', '[tag:'].map((unit) => {
    const form = new FormData();
    const text = unit.repeat(letters / unit.length);
    form.set('questions', new Blob([`::س:: [html]${text} {T}`]), 'questions.txt');
    return formRequest(`/api/studio/courses/${id}/questions/import/check`, token, form);
  });
  const lists = ['<', '"', ',', 'a'].map((unit) => {
    const form = new FormData();
    form.set('course_id', String(id));
    form.set('list', new Blob([unit.repeat(letters)]), 'list.csv');
    return formRequest('/api/studio/people/import/check', token, form);
  });
  return Promise.all([...questions, ...lists]);
}

async function publications(db: Database, address: string, token: string): Promise<TextRequest[]> {
  const requests: TextRequest[] = [];
  for (let made = 0; made < once / 3; made += 1) {
    const { id } = await makeArticle(db);
    const code = made % 2 ? 'a'.repeat(letters) : `a${'\n'.repeat(letters)}b`;
    const value = `<pre><code class="language-typescript">${code}</code></pre>`;
    const path = `/api/studio/items/article/${id}` as const;
    const changes = [{ field: 'description', value, base: 0 }];
    const saved = await call(address, `PUT ${path}/draft`, { token, body: { changes } });
    const body = JSON.stringify({ draft_version: saved.body.draft_version });
    requests.push({ method: 'POST', path: `${path}/publish`, headers: json(token), body });
  }
  return requests;
}

async function captions(address: string, token: string): Promise<TextRequest[]> {
  const requests: TextRequest[] = [];
  const body = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'{\\'.repeat(letters / 2)}\n`;
  for (let made = 0; made < once / 3; made += 1) {
    const begun = await beginUpload({ address, token }, { name: 'a.vtt', bytes: body.length });
    requests.push({
      method: 'PATCH',
      path: begun.headers.get('location') ?? '',
      headers: {
        ...json(token),
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      },
      body,
    });
  }
  return requests;
}

/** Takes from each list in turn, and begins a list again that is shorter than the longest. */
function inTurns(lists: TextRequest[][]): TextRequest[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn % list.length] ?? []),
  ).flat();
}

/** Requests with texts of the shapes that something has been slow at, by one who may send them everywhere. */
export async function textsOfPerson(db: Database, address: string): Promise<TextRequest[]> {
  const admin = await makeAdmin(db);
  const token = await makeSession(db, admin);
  return inTurns([
    await outputs(db, admin, token),
    await imports(db, token),
    await publications(db, address, token),
    await captions(address, token),
  ]);
}

/** The same without a sign-in, from one network. */
export function textsOfVisitor(): TextRequest[] {
  const network = { 'X-Forwarded-For': '192.0.2.9' };
  const spaces = ' '.repeat(14_000);
  const get = (path: string, headers: Record<string, string> = {}) => ({
    method: 'GET',
    path,
    headers: { ...network, ...headers },
  });
  const letter = { name: 'سلمى', email: 'a@example.org', subject: 'سؤال' };
  return [
    get(`/courses${'/'.repeat(15_000)}a`),
    get(`/courses${'/'.repeat(1_500)}a`),
    get('/courses', { 'Accept-Encoding': `gzip${spaces}a` }),
    get('/courses', { 'If-None-Match': `"a"${spaces}a` }),
    get(`/no-such-page/${'%3C'.repeat(600)}`),
    {
      method: 'POST',
      path: '/api/contact',
      headers: { ...network, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...letter, message: '<b>'.repeat(1_600) }),
    },
  ];
}
