import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startBareProcess } from '../bare.ts';
import { type Clients, openClients } from '../clients.ts';
import { sendAtRate } from '../pace.ts';
import { type ChatPerson, makeChatPeople } from '../people.ts';
import { milliseconds, type Row } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';
import { startServer } from '../server.ts';
import { percentile } from '../table.ts';
import type { Part } from './part.ts';

const sockets = 1_000;
const rate = 200;
const seconds = 8;

/** Sends at the rate. @returns for each message the milliseconds from its sending to its receipt */
async function measureDelivery(clients: Clients, people: ChatPerson[]): Promise<number[]> {
  clients.deliveries.clear();
  await sendAtRate({ people, rate, seconds }, clients.send);
  await clients.allReceived();
  if (clients.failures.length > 0) throw new Error(clients.failures[0]);
  return [...clients.deliveries.values()].flatMap(({ sent, receipts }) =>
    receipts.map(({ at }) => at - sent),
  );
}

/** Figure 5: how long the delivery of a message takes. */
export const delivery: Part = async ({ worlds }) => {
  const databaseUrl = await worlds.database('main');
  const database = openDatabase(databaseUrl);
  const server = await startServer({ databaseUrl, serve: 'api,jobs' });
  const bare = await startBareProcess('bare-chat-process.ts', { databaseUrl });
  const times: Record<string, number[]> = { product: [], bare: [] };
  try {
    const people = await makeChatPeople(database, sockets);
    const opened = {
      product: await openClients(server.address, people),
      bare: await openClients(bare.address, people),
    };
    const measure = (name: 'product' | 'bare', share: number) => async () => {
      times[name] = await measureDelivery(opened[name], people);
      return percentile(times[name] ?? [], share);
    };
    const tails: { product: number[]; bare: number[] } = { product: [], bare: [] };
    const middles = await inTurn(
      { product: measure('product', 0.5), bare: measure('bare', 0.5) },
      3,
      (name) => tails[name].push(percentile(times[name] ?? [], 0.99)),
    );
    for (const clients of Object.values(opened)) clients.close();
    const row = (what: string, values: typeof tails, most: number): Row => ({
      part: 'delivery',
      what,
      measured: milliseconds(median(values.product)),
      baseline: milliseconds(median(values.bare)),
      ratio: ratio(values.product, values.bare),
      bound: { most },
    });
    return {
      title: '5. Messages',
      text:
        `${sockets.toLocaleString('en')} open sockets, ${rate} messages a second for ${seconds} s a round: from the ` +
        'sending of a message to its receipt by the other person, beside a bare Fastify route that inserts one row and ' +
        'emits one event over Socket.IO, with as many sockets. The product also checks the session, the rate limit and ' +
        'the participants, updates read mark and conversation, and decides whether to push. Every message takes one path ' +
        'of two statements. A second path of one statement for messages without notice or push was measured beside it ' +
        '(`npm run bench:chat -- --sockets 200 --rate 25 --seconds 12`, four runs of each in turn, on a machine with a ' +
        'load of 20): 3.4 ms of processor a message with it and 3.5 ms without, p99 from 44 to 2,285 ms with it and ' +
        'from 194 to 1,223 ms without. It was removed, as the figures show no need of it.',
      rows: [row('sent to received, p50', middles, 1.5), row('sent to received, p99', tails, 3)],
    };
  } finally {
    await bare.stop();
    await server.stop();
    await database.close();
  }
};
