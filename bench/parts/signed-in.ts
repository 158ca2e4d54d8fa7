import { startBare } from '../bare.ts';
import { tokenOf } from '../fill.ts';
import { perSecond, type Row } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';
import { startServer } from '../server.ts';
import type { Part } from './part.ts';

/** The conversation's second person; see `fill.ts`. */
const reader = 1000;
const conversation = (reader - 1) / 2;

const calls = [
  {
    what: 'GET /api/course-detailsAuth/{id}',
    product: Array.from({ length: 50 }, (_, at) => `/api/course-detailsAuth/${100 + at}`),
    bare: Array.from({ length: 50 }, (_, at) => `/sql/course/${100 + at}`),
  },
  {
    what: 'GET /api/conversations/{id}/messages',
    product: [`/api/conversations/${Math.floor(conversation)}/messages?page=1`],
    bare: [`/sql/messages/${Math.floor(conversation)}`],
  },
];

/** Figure 3: signed-in calls. */
export const signedIn: Part = async ({ worlds, load }) => {
  const databaseUrl = await worlds.database('main');
  const server = await startServer({ databaseUrl, serve: 'api' });
  const bare = await startBare({ databaseUrl });
  const headers = { authorization: `Bearer ${tokenOf(reader)}` };
  const rows: Row[] = [];
  try {
    for (const { what, product, bare: sql } of calls) {
      const task = { headers, seconds: 2, connections: 20 };
      const rates = await inTurn(
        {
          product: async () =>
            (await load.throughput({ ...task, origin: server.address, paths: product })).perSecond,
          bare: async () =>
            (await load.throughput({ ...task, origin: bare.address, paths: sql })).perSecond,
        },
        5,
      );
      rows.push({
        part: 'signed-in',
        what,
        measured: perSecond(median(rates.product)),
        baseline: perSecond(median(rates.bare)),
        ratio: ratio(rates.product, rates.bare),
        bound: { least: 0.6 },
      });
    }
  } finally {
    await bare.stop();
    await server.stop();
  }
  return {
    title: '3. Signed-in calls',
    text:
      'Responses a second over 20 connections, beside a bare Fastify route that runs the SQL which the call needs ' +
      '(`bench/bare-sql.ts`: one statement for the session and one for the rest, prepared) on a pool of the same size ' +
      'and sends its rows as they are: without validation, access rules or presenter.',
    rows,
  };
};
