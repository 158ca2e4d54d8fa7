import pg from 'pg';
import { tokenOf } from '../fill.ts';
import { milliseconds, type Row } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';
import { processorTimeOf, startServer } from '../server.ts';
import type { Part } from './part.ts';

/** A member of course 100 with a conversation; see `fill.ts`. */
const member = 1518;
const course = 100;
const conversation = 758;
const requests = 100;

const calls = [
  { path: `/api/LectureDetails/${course}/${course}`, most: 0.6 },
  { path: `/api/showLecture/${course}/${course}`, most: 0.6 },
  { path: '/api/my-home', most: 0.6 },
  { path: '/api/conversations?page=1' },
  { path: '/api/my-courses?page=1', most: 0.6 },
  { path: `/api/conversations/${conversation}/messages?page=1` },
  { path: '/api/courses?page=1' },
  { path: `/api/course-detailsAuth/${course}` },
  { path: '/api/notifications?page=1' },
  { path: `/api/discussions/${course}/${course}` },
];

/** The processor time of all connections of the product to a database, in milliseconds. */
async function databaseTime(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'nibras' and datname = current_database()`,
  );
  const times = await Promise.all(rows.map(({ pid }) => processorTimeOf(pid)));
  return times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
}

/** Figure: what PostgreSQL spends on signed-in calls with and without prepared statements. */
export const preparedPart: Part = async ({ worlds }) => {
  const databaseUrl = await worlds.database('main');
  const task = { databaseUrl, serve: 'api' };
  const server = await startServer(task);
  const unprepared = await startServer({ ...task, env: { DATABASE_PREPARE: '0' } });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const headers = { authorization: `Bearer ${tokenOf(member)}` };

  async function timeOf(address: string): Promise<number> {
    const before = await databaseTime(client);
    for (let count = 0; count < requests; count += 1) {
      const response = await fetch(address, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    }
    return ((await databaseTime(client)) - before) / requests;
  }

  const rows: Row[] = [];
  try {
    for (const { path, most } of calls) {
      const times = await inTurn(
        {
          prepared: () => timeOf(server.address + path),
          unprepared: () => timeOf(unprepared.address + path),
        },
        5,
      );
      rows.push({
        part: 'prepared',
        what: `GET ${path}`,
        measured: milliseconds(median(times.prepared)),
        baseline: milliseconds(median(times.unprepared)),
        ratio: ratio(times.prepared, times.unprepared),
        bound: most ? { most } : null,
      });
    }
  } finally {
    await client.end();
    await server.stop();
    await unprepared.stop();
  }
  return {
    title: '14. Prepared statements',
    text:
      'The processor time of PostgreSQL for a call of a signed-in person, beside the same call with ' +
      '`DATABASE_PREPARE=0` (record 0119), in turn. The difference is planning.',
    rows,
  };
};
