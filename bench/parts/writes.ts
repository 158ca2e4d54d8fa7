import { replaceCode } from '../../api/src/platform/codes/issue-code.ts';
import { codeSubjects } from '../../api/src/platform/codes/subjects.ts';
import { type OpenDatabase, openDatabase } from '../../api/src/platform/database/database.ts';
import { openSecrets, type Secrets } from '../../api/src/platform/secrets/secrets.ts';
import { tokenOf } from '../fill.ts';
import { sendAtRate } from '../pace.ts';
import { type ChatPerson, makeChatPeople } from '../people.ts';
import { perSecond } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';
import { type Server, startServer } from '../server.ts';
import type { Part } from './part.ts';

const paths = [
  '/',
  '/courses',
  '/articles',
  '/services',
  ...Array.from({ length: 10 }, (_, at) => `/courses/${at * 11 + 1}`),
  ...Array.from({ length: 6 }, (_, at) => `/articles/${at + 1}`),
];

const seconds = 6;
const rounds = 3;
/** Writes a second, of each kind. */
const rates = { enrolments: 5, reviews: 5, signIns: 5, messages: 20 };

interface WriterOptions {
  server: Server;
  database: OpenDatabase;
  secrets: Secrets;
  chatPeople: ChatPerson[];
}

/** Writes of people while others read; each call names a network of its own, so that it is below the limits. */
function openWriters({ server, database: { db, pool }, secrets, chatPeople }: WriterOptions) {
  let made = 0;
  let done = 0;
  const refused: string[] = [];
  const next = () => {
    made += 1;
    return made;
  };
  const courseOf = (at: number) => 1 + ((at * 37) % 1000);
  async function call(method: 'POST' | 'PUT', path: string, body: object, token?: string) {
    const at = next();
    const response = await fetch(server.address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    if (response.ok) done += 1;
    else refused.push(`${method} ${path} answers ${response.status}: ${answer}`);
  }
  const now = new Date();
  return {
    async enrol() {
      const at = next();
      // Every third course is free; the others are not joined by a code.
      const course = 3 * (1 + ((at * 37) % 333));
      const person = 201 + (at % 790);
      await pool.query(
        `insert into enrolments (course_id, person_id, status) values ($1, $2, 'pending')
         on conflict (course_id, person_id) do update set status = 'pending', joined_at = null`,
        [course, person],
      );
      const subject = codeSubjects.enrolment(person, course);
      const code = await db.transaction((tx) =>
        replaceCode(tx, { secrets, purpose: 'enrolment', subject, now: new Date() }),
      );
      await call('PUT', `/api/enroll/${course}`, { code }, tokenOf(person));
    },
    async review() {
      const course = courseOf(next());
      const { rows } = await pool.query(
        "select person_id from enrolments where course_id = $1 and status = 'joined' limit 1",
        [course],
      );
      const comment = `رأي كُتب عند ${now.getTime() + next()}`;
      const person = Number(rows[0]?.person_id);
      await call('PUT', `/api/course-review/${course}`, { rating: 5, comment }, tokenOf(person));
    },
    async signIn() {
      const email = `visitor${next()}@example.org`;
      const code = await db.transaction((tx) =>
        replaceCode(tx, { secrets, purpose: 'sign-in', subject: email, now: new Date() }),
      );
      await call('POST', '/api/login/verify', { email, login_code: code });
    },
    send: ({ token, conversation }: ChatPerson, body: string) =>
      call('POST', '/api/messages', { conversation_id: conversation, body, type: 'text' }, token),
    chatPeople,
    done: () => done,
    refused,
  };
}

/** Makes all the writes at their rates for some seconds. */
async function write(writers: ReturnType<typeof openWriters>, forSeconds: number): Promise<void> {
  const pace = (rate: number, send: (person: ChatPerson, body: string) => Promise<void>) =>
    sendAtRate({ people: writers.chatPeople, rate, seconds: forSeconds }, send);
  await Promise.all([
    pace(rates.enrolments, writers.enrol),
    pace(rates.reviews, writers.review),
    pace(rates.signIns, writers.signIn),
    pace(rates.messages, writers.send),
  ]);
}

/** Requests every page twice a second, and counts how often it came from the cache. */
function watchCache(address: string) {
  const counts = { hits: 0, all: 0 };
  async function look(path: string) {
    const response = await fetch(address + path);
    await response.arrayBuffer();
    counts.all += 1;
    if (response.headers.get('cache-status') === 'nibras; hit') counts.hits += 1;
  }
  const watching = setInterval(() => {
    for (const path of paths) void look(path).catch(() => {});
  }, 500);
  return () => {
    clearInterval(watching);
    return counts;
  };
}

/** Cached pages while people enrol, review, sign in and write to each other. */
export const writes: Part = async ({ worlds, load }) => {
  const databaseUrl = await worlds.database('small');
  const database = openDatabase(databaseUrl, { connections: 4 });
  const server = await startServer({
    databaseUrl,
    serve: 'site,api',
    env: { TRUST_PROXY: '1' },
  });
  try {
    const chatPeople = await makeChatPeople(database, 40);
    const secrets = await openSecrets(database.db);
    const writers = openWriters({ server, database, secrets, chatPeople });
    const task = { origin: server.address, paths, connections: 20, seconds };
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    let failed = 0;
    const pages = async () => {
      const outcome = await load.throughput({ ...task, headers, mayFail: true });
      failed += outcome.failed;
      return outcome.perSecond;
    };
    const measured = await inTurn(
      {
        quiet: pages,
        writing: async () => (await Promise.all([pages(), write(writers, seconds)]))[0],
      },
      rounds,
    );
    const stopWatching = watchCache(server.address);
    await write(writers, 2 * seconds);
    const counts = stopWatching();
    // A process that is too busy answers 503; another refusal is a fault of this part.
    const fault = writers.refused.find((text) => !text.includes(' 503'));
    if (fault) throw new Error(fault);
    return {
      title: '7. Pages while people write',
      text:
        `Twenty public pages over 20 connections, compressed as for a browser, while ${rates.enrolments} finished ` +
        `enrolments, ${rates.reviews} reviews, ${rates.signIns} first sign-ins and ${rates.messages} messages a second go ` +
        'on, beside the same without them. The writers share the two cores with the server.',
      rows: [
        {
          part: 'writes',
          what: 'cached pages while people write',
          measured: perSecond(median(measured.writing)),
          baseline: perSecond(median(measured.quiet)),
          ratio: ratio(measured.writing, measured.quiet),
          bound: { least: 0.85 },
        },
        {
          part: 'writes',
          what: 'requests for a page that the cache answered meanwhile',
          measured: `${counts.hits}`,
          baseline: `${counts.all}`,
          ratio: counts.hits / counts.all,
          bound: { least: 0.9 },
        },
        {
          part: 'writes',
          what: 'page requests that failed',
          measured: String(failed),
          baseline: '',
          ratio: failed,
          bound: { most: 0 },
        },
        {
          part: 'writes',
          what: 'writes that were refused meanwhile',
          measured: String(writers.refused.length),
          baseline: `${writers.done() + writers.refused.length} sent`,
          ratio: writers.refused.length / (writers.done() + writers.refused.length),
          bound: { most: 0 },
        },
      ],
    };
  } finally {
    await server.stop();
    await database.close();
  }
};
