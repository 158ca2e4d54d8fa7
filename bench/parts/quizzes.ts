import { setTimeout as wait } from 'node:timers/promises';
import { makeQuiz } from '../../api/src/factories/quizzes.ts';
import { type OpenDatabase, openDatabase } from '../../api/src/platform/database/database.ts';
import { startBare } from '../bare.ts';
import { teachers, tokenOf } from '../fill.ts';
import { milliseconds, type Row } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';
import { startServer } from '../server.ts';
import { percentile } from '../table.ts';
import type { Part } from './part.ts';

const learners = 500;
const questions = 20;
const serialSaves = 300;
const rounds = 5;
/** Each learner gives an answer so often in the mean, in seconds: faster than anybody reads. */
const answerEvery = 5;
const seconds = 20;

const answer = { text: 'إجابة قصيرة فيها كلمات كما تُكتب' };

interface Learner {
  token: string;
  attempt: number;
  network: string;
}

interface Sent {
  path: string;
  token: string;
  network: string;
  body: object;
}

/** Sends one call. @returns the milliseconds until its whole response had arrived @throws for another status than 200 */
async function send(method: 'POST' | 'PUT', { path, token, network, body }: Sent) {
  const from = performance.now();
  const response = await fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': network,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`);
  return { text, took: performance.now() - from };
}

/** Makes a quiz in a course, which all learners join. @returns its lecture */
async function makeTakenQuiz({ db, pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query('select id from courses order by id limit 1');
  const courseId = Number(rows[0].id);
  const { id } = await makeQuiz(db, {
    courseId,
    questions: Array.from({ length: questions }, () => ({
      kind: 'text' as const,
      answers: { accepted: ['إجابة'] },
    })),
    rules: { minutes: 600 },
  });
  await pool.query(
    `insert into enrolments (course_id, person_id, status, joined_at)
     select $1, ${teachers} + n, 'joined', now() from generate_series(1, ${learners}) n
     on conflict do nothing`,
    [courseId],
  );
  return id;
}

/** Begins an attempt of every learner. */
async function beginAttempts(address: string, lecture: number): Promise<Learner[]> {
  const begun: Learner[] = [];
  for (let at = 0; at < learners; at += 1) {
    const token = tokenOf(teachers + 1 + at);
    const network = `10.12.${at >> 8}.${at & 255}`;
    const path = `${address}/api/quizzes/${lecture}/attempts`;
    const { text } = await send('POST', { path, token, network, body: {} });
    begun.push({ token, network, attempt: JSON.parse(text).attempt.id });
  }
  return begun;
}

/** Runs work over and over, one after the other. @returns the milliseconds of one */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  for (let at = 0; at < serialSaves; at += 1) await work();
  return (performance.now() - from) / serialSaves;
}

type Work = (learner: Learner) => Promise<number>;

/** The milliseconds of calls that were answered, and how many were not. */
interface Outcome {
  times: number[];
  refused: number;
}

async function count(outcome: Outcome, call: Promise<number>): Promise<void> {
  try {
    outcome.times.push(await call);
  } catch (error) {
    outcome.refused += 1;
    process.stderr.write(`${error}\n`);
  }
}

/** Every learner works at moments of their own. */
async function atTheirPace(begun: Learner[], work: Work): Promise<Outcome> {
  const outcome: Outcome = { times: [], refused: 0 };
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    begun.map(async (learner) => {
      for (;;) {
        await wait(Math.random() * 2 * answerEvery * 1000);
        if (performance.now() > until) return;
        await count(outcome, work(learner));
      }
    }),
  );
  return outcome;
}

/** All at the same moment, as when a hall's line comes back. */
async function atOnce(begun: Learner[], work: Work): Promise<Outcome> {
  const outcome: Outcome = { times: [], refused: 0 };
  await Promise.all(begun.map((learner) => count(outcome, work(learner))));
  return outcome;
}

/** p99 beside p50. */
function spread(what: string, { times }: Outcome, bound: Row['bound']): Row {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return {
    part: 'quizzes',
    what,
    measured: `p99 ${milliseconds(p99)}`,
    baseline: `p50 ${milliseconds(p50)}`,
    ratio: p99 / p50,
    bound,
  };
}

/** Figure 10: saving answers of a quiz. */
export const quizzes: Part = async ({ worlds }) => {
  const databaseUrl = await worlds.database('small');
  const database = openDatabase(databaseUrl, { connections: 2 });
  const server = await startServer({ databaseUrl, env: { TRUST_PROXY: '1' } });
  const bare = await startBare({ databaseUrl });
  try {
    await database.pool.query(
      'create table if not exists bench_inserts (at timestamptz, value text)',
    );
    const begun = await beginAttempts(server.address, await makeTakenQuiz(database));
    let made = 0;
    async function saveOf({ token, network, attempt }: Learner): Promise<number> {
      made += 1;
      const path = `${server.address}/api/attempts/${attempt}/answers/${made % questions}`;
      const body = { answer, save: made };
      return (await send('PUT', { path, token, network, body })).took;
    }
    async function insertOf(learner: Learner): Promise<number> {
      made += 1;
      const path = `${bare.address}/sql/insert`;
      return (await send('PUT', { path, ...learner, body: { value: answer.text } })).took;
    }
    const next = () => begun[made % learners] as Learner;
    const serial = await inTurn(
      {
        insert: () => timeOf(() => insertOf(next())),
        save: () => timeOf(() => saveOf(next())),
      },
      rounds,
    );

    const inserts = await atTheirPace(begun, insertOf);
    const steady = await atTheirPace(begun, saveOf);
    const together = await atOnce(begun, saveOf);
    const refused = steady.refused + together.refused;
    const answered = steady.times.length + together.times.length;
    const rate = `${learners} learners, ${learners / answerEvery} a second`;
    const tenfold = { most: 10 };
    return {
      title: '10. Answers of a quiz',
      text:
        'Saving one answer after another beside one durable insert after another, which bare Fastify makes after it has ' +
        `looked up the session; and ${learners} learners in one quiz at once, each of whom gives an answer every ` +
        `${answerEvery} s in the mean, at random moments, for ${seconds} s: p99 of saving beside its p50, and the same of ` +
        'the durable insert, which shows what the machine adds. Then all ' +
        `${learners} save at the same moment, as when a hall’s line comes back.`,
      rows: [
        {
          part: 'quizzes',
          what: 'saving an answer beside one durable insert',
          measured: milliseconds(median(serial.save)),
          baseline: milliseconds(median(serial.insert)),
          ratio: ratio(serial.save, serial.insert),
          bound: { most: 3 },
        },
        spread(`saves of ${rate}`, steady, tenfold),
        spread(`inserts of ${rate}`, inserts, null),
        spread(`${learners} saves at the same moment`, together, tenfold),
        {
          part: 'quizzes',
          what: 'saves that were refused',
          measured: String(refused),
          baseline: `${answered + refused} sent`,
          ratio: refused,
          bound: { most: 0 },
        },
      ],
    };
  } finally {
    await server.stop();
    await bare.stop();
    await database.close();
  }
};
