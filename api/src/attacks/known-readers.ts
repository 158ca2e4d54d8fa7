import { defaultExerciseRules } from '@nibras/contract/assessment/exercises/shapes.ts';
import { codeLanguages } from '@nibras/contract/html/code-languages.ts';
import { eq } from 'drizzle-orm';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { exerciseTest, makeExercise } from '#factories/exercises.ts';
import { makeAdmin, makePerson, makeSession, makeTeacher } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { exerciseAttempts } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { features } from '../features.ts';
import type { HostileRequest } from './hostile-requests.ts';
import type { Answer } from './send-hostile.ts';

type Status = Pick<Answer, 'status'>;

/** A part of the product that reads a text of its own format. */
export interface KnownReader {
  name: string;
  /** Characters that it reads at most. */
  longest: number;
  /** Shapes that it is not given. */
  without?: readonly string[];
  /** Prepares what the text needs. @returns a function that sends it */
  prepare(text: string): Promise<() => Promise<Status>>;
}

interface Server {
  platform: Platform;
  address: string;
  send(request: Omit<HostileRequest, 'as'>): Promise<Answer>;
  /** An unused network address. */
  newNetwork(): string;
  beginUpload(sender: Sender, file: { name: string; bytes: number }): Promise<Response>;
  sendBytes(sender: Sender, path: string, offset: number, content: Uint8Array): Promise<Response>;
}
type Sender = { address: string; token: string };

const bearer = ({ newNetwork }: Server, token: string) => ({
  Authorization: `Bearer ${token}`,
  'X-Forwarded-For': newNetwork(),
});

async function sendJson(
  server: Server,
  { method, path, token }: { method: string; path: string; token: string },
  body: object,
): Promise<Answer> {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = {
    ...bearer(server, token),
    'Content-Type': 'application/json',
    'Content-Length': String(bytes.length),
  };
  return server.send({ method, path, headers, body: bytes });
}

async function sendForm(
  server: Server,
  { path, token }: { path: string; token: string },
  form: FormData,
): Promise<Answer> {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    ...bearer(server, token),
    'Content-Type': encoded.headers.get('content-type') ?? '',
    'Content-Length': String(body.length),
  };
  return server.send({ method: 'POST', path, headers, body });
}

/** What a program printed, compared with a hidden test. */
async function exerciseOutput(server: Server): Promise<KnownReader> {
  const { db } = server.platform;
  const course = await makeCourse(db);
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  const tests = [exerciseTest({ id: 'hidden', expected: '42', hidden: true })];
  const exercise = await makeExercise(db, { courseId: course.id, exerciseTests: tests });
  const token = await makeSession(db, person);
  const attempt = {
    lectureId: exercise.id,
    personId: person.id,
    tests,
    rules: defaultExerciseRules,
    startedAt: new Date(),
    expiresAt: new Date(Date.now() + 60 * 60_000),
    maxScore: 10,
  };
  return {
    name: 'the output of an exercise',
    longest: 24_901,
    async prepare(text) {
      await db.delete(exerciseAttempts).where(eq(exerciseAttempts.personId, person.id));
      const [made] = await db.insert(exerciseAttempts).values(attempt).returning();
      const path = `/api/exercise-attempts/${made?.id}`;
      const files = [{ name: 'main.py', code: '' }];
      return () => sendJson(server, { method: 'PUT', path, token }, { files, outputs: [text] });
    },
  };
}

/** A person of the course for each text, because a person may check so many a minute. */
async function teacherOf({ db }: Platform) {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { teacherId: teacher.id });
  return { course: course.id, token: await makeSession(db, teacher) };
}

const xmlQuestion = (text: string) =>
  `<?xml version="1.0"?><quiz><question type="truefalse"><name><text>س</text></name><questiontext format="html"><text>${text}</text></questiontext><answer fraction="100"><text>true</text></answer></question></quiz>`;

/** Files of questions: a text in each of their parts. */
const questionFiles: Record<string, (text: string) => string> = {
  'a GIFT file': (text) => text,
  'the text of a GIFT question': (text) => `::س:: ${text} {T}`,
  'the HTML of a GIFT question': (text) => `::س:: [html]${text} {T}`,
  'the Markdown of a GIFT question': (text) => `::س:: [markdown]${text} {T}`,
  'the answers of a GIFT question': (text) => `::س:: سؤال {=${text} ~خطأ}`,
  'a comment of a GIFT file': (text) => `// ${text}\n::س:: سؤال {T}`,
  'a Moodle file': (text) => `<quiz>${text}`,
  'the text of a Moodle question': (text) => xmlQuestion(text.replaceAll(/[<&]/g, '&#60;')),
  'the HTML of a Moodle question': (text) =>
    xmlQuestion(`<![CDATA[${text.replaceAll(']]>', '')}]]>`),
};

const questionImport = (
  server: Server,
  [name, file]: [string, (text: string) => string],
): KnownReader => ({
  name,
  longest: 80_000,
  async prepare(text) {
    const { course, token } = await teacherOf(server.platform);
    const form = new FormData();
    form.set('questions', new Blob([file(text)]), 'questions.txt');
    const path = `/api/studio/courses/${course}/questions/import/check`;
    return () => sendForm(server, { path, token }, form);
  },
});

/** Lists of people: a text in each of their parts. */
const peopleLists: Record<string, (text: string) => string> = {
  'a list of people': (text) => text,
  'a name in a list of people': (text) => `الاسم,البريد\n${text},a@example.org\n`,
  'an address in a list of people': (text) => `الاسم,البريد\nسلمى,${text}\n`,
};

const peopleImport = (
  server: Server,
  [name, file]: [string, (text: string) => string],
): KnownReader => ({
  name,
  longest: 80_000,
  async prepare(text) {
    const { course, token } = await teacherOf(server.platform);
    const form = new FormData();
    form.set('course_id', String(course));
    form.set('list', new Blob([file(text)]), 'list.csv');
    return () => sendForm(server, { path: '/api/studio/people/import/check', token }, form);
  },
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const codeIn = (language: string) => (text: string) =>
  `<pre><code class="language-${language}">${escaped(text)}</code></pre>`;

/** One name of each language whose code is highlighted. */
const highlighted = new Map(Object.entries(codeLanguages).map(([name, shown]) => [shown, name]));

/** Rich texts, saved and published. */
const richTexts: Record<string, (text: string) => string> = {
  'the HTML of an article': (text) => text,
  'a paragraph of an article': (text) => `<p>${escaped(text)}</p>`,
  'an address in an article': (text) =>
    `<p><a href="${escaped(text).replaceAll('"', '&quot;')}">هنا</a></p>`,
  ...Object.fromEntries(
    [...highlighted.values()].map((language) => [
      `code in ${language} of an article`,
      codeIn(language),
    ]),
  ),
};

/**
 * What takes the database seconds once it is published, since its search folds the whole text: no time of the event loop,
 * which is measured here.
 */
const slowInDatabase = ['harakat alone', 'combining marks', 'a sign that folds to many letters'];

async function articleText(
  server: Server,
  [name, html]: [string, (text: string) => string],
): Promise<KnownReader> {
  const { db } = server.platform;
  const token = await makeSession(db, await makeAdmin(db));
  return {
    name,
    longest: 80_000,
    without: slowInDatabase,
    async prepare(text) {
      const { id } = await makeArticle(db);
      const item = `/api/studio/items/article/${id}`;
      const changes = [{ field: 'description', value: html(text), base: 0 }];
      return async () => {
        const saved = await sendJson(
          server,
          { method: 'PUT', path: `${item}/draft`, token },
          { changes },
        );
        if (saved.status !== 200) return saved;
        const { draft_version } = JSON.parse(saved.text);
        return sendJson(
          server,
          { method: 'POST', path: `${item}/publish`, token },
          { draft_version },
        );
      };
    },
  };
}

const cue = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;
/** Captions by the name of their file: a text in each of their parts. */
const captionFiles: Record<string, { file: string; content: (text: string) => string }> = {
  'WebVTT captions': { file: 'a.vtt', content: (text) => `WEBVTT\n\n${text}` },
  'a cue of WebVTT captions': { file: 'a.vtt', content: cue },
  'SubRip captions': { file: 'a.srt', content: (text) => text },
  'a cue of SubRip captions': {
    file: 'a.srt',
    content: (text) => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`,
  },
};

async function captions(
  { platform, address, beginUpload, sendBytes }: Server,
  [name, { file, content }]: [string, (typeof captionFiles)[string]],
): Promise<KnownReader> {
  const { db } = platform;
  const workers = features.flatMap((feature) => feature.jobs?.(platform) ?? []);
  const process = workers.find(({ kind }) => kind.name === 'process-media');
  const sender = { address, token: await makeSession(db, await makeAdmin(db)) };
  return {
    name,
    longest: 80_000,
    async prepare(text) {
      const bytes = Buffer.from(content(text));
      const begun = await beginUpload(sender, { name: file, bytes: bytes.length });
      const path = begun.headers.get('location') ?? '';
      const uploadId = path.split('/').at(-1) ?? '';
      return async () => {
        const { status, headers } = await sendBytes(sender, path, 0, bytes);
        const mediaId = Number(headers.get('nibras-media'));
        await process?.work({ mediaId, uploadId }, { last: true });
        return { status };
      };
    },
  };
}

/** What the attacks of the past have been slow at, one of each kind. */
const quick = [
  'the output of an exercise',
  'the text of a GIFT question',
  'the HTML of a Moodle question',
  'a list of people',
  'the HTML of an article',
  'code in ts of an article',
  'a cue of WebVTT captions',
];

/** @param whole every reader, and not one of each kind */
export async function knownReaders(server: Server, { whole }: { whole: boolean }) {
  const all = await Promise.all([
    exerciseOutput(server),
    ...Object.entries(questionFiles).map((entry) => questionImport(server, entry)),
    ...Object.entries(peopleLists).map((entry) => peopleImport(server, entry)),
    ...Object.entries(richTexts).map((entry) => articleText(server, entry)),
    ...Object.entries(captionFiles).map((entry) => captions(server, entry)),
  ]);
  return all.filter(({ name }) => whole || quick.includes(name));
}
