import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { bareEmits, bareInserts } from './bare-costs.ts';
import { openClients } from './clients.ts';
import { sendAtRate } from './pace.ts';
import { makeChatPeople } from './people.ts';
import { startServer } from './server.ts';
import { percentile, timesTable } from './table.ts';

/**
 * `npm run bench:chat`: many sockets on one process, messages at a constant rate, all on this machine. It fails when a
 * message is lost or duplicated, or when p99 from a message's response to its receipt is above the bound.
 */

const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '500' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
  },
});
const [count, rate, seconds] = [options.sockets, options.rate, options.seconds].map(Number) as [
  number,
  number,
  number,
];
const boundP99 = 150;
/** Milliseconds that sending may take longer than planned: a server that falls behind responds late to every call. */
const slack = 2_000;

const server = await startServer();
const database = openDatabase(server.databaseUrl);
let failed = true;
try {
  const people = await makeChatPeople(database, count);
  const companions = new Map(people.map(({ id, companion }) => [id, companion]));
  const writers = new Map<number, number>();
  const inserts = await bareInserts(database, 500);
  const emits = await bareEmits(1000);

  const clients = await openClients(server.address, people);
  const memoryBefore = await server.memory();
  const processorBefore = await server.processorTime();
  const took = await sendAtRate({ people, rate, seconds }, clients.send);
  const used = ((await server.processorTime()) ?? Number.NaN) - (processorBefore ?? Number.NaN);
  await clients.allReceived();

  const stored = await database.pool.query('select id, person_id from messages');
  for (const { id, person_id } of stored.rows) writers.set(id, person_id);
  const deliveries = [...clients.deliveries];
  const lost = deliveries.filter(([, { receipts }]) => receipts.length === 0).length;
  const duplicated = deliveries.filter(([, { receipts }]) => receipts.length > 1).length;
  const misdirected = deliveries.filter(([id, { receipts }]) =>
    receipts.some(({ by }) => by !== companions.get(writers.get(id) ?? 0)),
  ).length;
  const times = (read: (delivery: (typeof deliveries)[number][1], at: number) => number) =>
    deliveries.flatMap(([, delivery]) => delivery.receipts.map(({ at }) => read(delivery, at)));
  const afterResponse = times(({ acknowledged }, at) => Math.max(0, at - acknowledged));

  process.stdout.write(
    `\n${count} sockets on one process, ${rate} messages a second for ${seconds} s ` +
      `(sent in ${(took / 1000).toFixed(1)} s)\n` +
      `${cpus().length} cores, which run the server, its database and the clients; ` +
      `load ${loadavg()[0]?.toFixed(1)}; server ${memoryBefore} MB before, ${await server.memory()} MB after,\n` +
      `${(used / rate / seconds).toFixed(1)} ms of its processor time a message\n\n` +
      `${timesTable({
        'one durable insert, bare': inserts,
        'one socket emit, bare': emits,
        'message: sent to response': deliveries.map(
          ([, { sent, acknowledged }]) => acknowledged - sent,
        ),
        'message: sent to receipt': times(({ sent }, at) => at - sent),
        'message: response to receipt': afterResponse,
      })}\n\n` +
      `stored ${stored.rowCount}, acknowledged ${deliveries.length}, lost ${lost}, duplicated ${duplicated}, ` +
      `to the wrong person ${misdirected}\n`,
  );
  const p99 = percentile(afterResponse, 0.99);
  const failures = [
    ...new Set(clients.failures),
    ...(deliveries.length === rate * seconds ? [] : ['not every message was acknowledged']),
    ...(took <= seconds * 1000 + slack ? [] : ['messages could not be sent at the rate']),
    ...(stored.rowCount === deliveries.length ? [] : ['stored and acknowledged messages differ']),
    ...(lost + duplicated + misdirected === 0
      ? []
      : ['messages were lost, duplicated or misdirected']),
    ...(p99 < boundP99 ? [] : [`p99 from response to receipt is not below ${boundP99} ms`]),
  ];
  process.stdout.write(failures.length === 0 ? 'passed\n' : `FAILED: ${failures.join('; ')}\n`);
  failed = failures.length > 0;
  clients.close();
} finally {
  await database.close();
  await server.stop();
}
process.exit(failed ? 1 : 0);
