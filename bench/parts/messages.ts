import { readdir } from 'node:fs/promises';
import { type OpenDatabase, openDatabase } from '../../api/src/platform/database/database.ts';
import { openClients } from '../clients.ts';
import { sendAtRate } from '../pace.ts';
import { makeChatPeople } from '../people.ts';
import { milliseconds } from '../report.ts';
import { parentOf, processorTimeOf, startServer } from '../server.ts';
import { percentile } from '../table.ts';
import type { Part } from './part.ts';

/** The processor time of all processes of a database's PostgreSQL in milliseconds, ended connections included. */
async function postgresTime({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  const postmaster = await parentOf(rows[0].pid);
  let sum = (await processorTimeOf(postmaster, { ended: true })) ?? Number.NaN;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name) || (await parentOf(Number(name))) !== postmaster) continue;
    sum += (await processorTimeOf(Number(name))) ?? 0;
  }
  return sum;
}

interface MessagesOptions {
  /** Messages a second. */
  rates: { rate: number; seconds: number }[];
  sockets: number;
  /** Another built checkout than this one. */
  folder?: string;
}

/** Sends messages to a server of its own at one rate after another. */
export async function measureMessages({ rates, sockets, folder }: MessagesOptions) {
  const server = await startServer({ folder });
  const database = openDatabase(server.databaseUrl);
  try {
    const people = await makeChatPeople(database, sockets);
    const clients = await openClients(server.address, people);
    // Warms up the code and the prepared statements.
    await sendAtRate({ people, rate: 200, seconds: 5 }, clients.send);
    const results = [];
    for (const { rate, seconds } of rates) {
      clients.deliveries.clear();
      const used = async () => ({
        server: (await server.processorTime()) ?? Number.NaN,
        postgres: await postgresTime(database),
      });
      const storedMessages = async () =>
        Number((await database.pool.query('select count(*) from messages')).rows[0].count);
      const storedBefore = await storedMessages();
      const before = await used();
      await sendAtRate({ people, rate, seconds }, clients.send);
      const after = await used();
      await clients.allReceived();
      const deliveries = [...clients.deliveries.values()];
      const times = deliveries.map(({ sent, acknowledged }) => acknowledged - sent);
      results.push({
        rate,
        server: (after.server - before.server) / (rate * seconds),
        postgres: (after.postgres - before.postgres) / (rate * seconds),
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        sent: rate * seconds,
        acknowledged: deliveries.length,
        stored: (await storedMessages()) - storedBefore,
        /** Not received exactly once. */
        astray: deliveries.filter(({ receipts }) => receipts.length !== 1).length,
      });
    }
    clients.close();
    return results;
  } finally {
    await database.close();
    await server.stop();
  }
}

/** What a message costs, and that none is lost under load. */
export const messages: Part = async () => {
  const [hundred, thousand] = await measureMessages({
    sockets: 200,
    rates: [
      { rate: 100, seconds: 20 },
      { rate: 1000, seconds: 10 },
    ],
  });
  if (!hundred || !thousand) throw new Error('nothing was measured');
  const processor = hundred.server + hundred.postgres;
  const lost = thousand.sent - thousand.acknowledged + thousand.astray;
  return {
    title: '17. Messages',
    text:
      'Messages at a constant rate between 200 people, each with a socket on one process; the clients share the two ' +
      'cores with the server and PostgreSQL. Processor time is that of the server and of all processes of PostgreSQL. ' +
      `At 1,000/s a message took ${milliseconds(thousand.server)} of the server and ` +
      `${milliseconds(thousand.postgres)} of PostgreSQL, because calls go to the database in groups (record 0124).`,
    rows: [
      {
        part: 'messages',
        what: 'processor time of a message at 100/s',
        measured: `${milliseconds(hundred.server)} + ${milliseconds(hundred.postgres)} of PostgreSQL`,
        baseline: '3 ms',
        ratio: processor / 3,
        bound: { most: 1 },
      },
      {
        part: 'messages',
        what: 'p99 of the responses at 100/s, beside p50',
        measured: milliseconds(hundred.p99),
        baseline: milliseconds(hundred.p50),
        ratio: hundred.p99 / hundred.p50,
        bound: { most: 2.5 },
      },
      {
        part: 'messages',
        what: 'stored messages at 1,000/s, beside those acknowledged',
        measured: `${thousand.stored}`,
        baseline: `${thousand.acknowledged}`,
        ratio: thousand.stored / thousand.acknowledged,
        bound: { most: 1 },
      },
      {
        part: 'messages',
        what: 'messages lost or duplicated at 1,000/s for 10 s',
        measured: `${lost}`,
        baseline: `${thousand.sent} sent`,
        ratio: lost / thousand.sent,
        bound: { most: 0 },
      },
    ],
  };
};
