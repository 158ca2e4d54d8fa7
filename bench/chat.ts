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
 * `npm run bench:chat`: many sockets on one process, messages at a steady pace, all of it on this machine. It fails
 * when one message is lost or doubled, or when p99 from a message's answer to its receipt is above the bound.
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
/** A server that falls behind is answering late, even where it tells as fast as it answers. */
const slack = 2_000;

const server = await startServer();
const database = openDatabase(server.databaseUrl);
let failed = true;
try {
  const talkers = await makeChatPeople(database, count);
  const companions = new Map(talkers.map(({ id, companion }) => [id, companion]));
  const writers = new Map<number, number>();
  const inserts = await bareInserts(database, 500);
  const emits = await bareEmits(1000);

  const clients = await openClients(server.address, talkers);
  const memoryBefore = await server.memory();
  const processorBefore = await server.processorTime();
  const took = await sendAtRate({ talkers, rate, seconds }, clients.send);
  const used = ((await server.processorTime()) ?? Number.NaN) - (processorBefore ?? Number.NaN);
  await clients.allReceived();

  const kept = await database.pool.query('select id, person_id from messages');
  for (const { id, person_id } of kept.rows) writers.set(id, person_id);
  const courses = [...clients.courses];
  const lost = courses.filter(([, { heard }]) => heard.length === 0).length;
  const doubled = courses.filter(([, { heard }]) => heard.length > 1).length;
  const astray = courses.filter(([id, { heard }]) =>
    heard.some(({ by }) => by !== companions.get(writers.get(id) ?? 0)),
  ).length;
  const times = (read: (course: (typeof courses)[number][1], at: number) => number) =>
    courses.flatMap(([, course]) => course.heard.map(({ at }) => read(course, at)));
  const afterAnswer = times(({ answered }, at) => Math.max(0, at - answered));

  process.stdout.write(
    `\n${count} sockets on one process, ${rate} messages a second for ${seconds} s ` +
      `(sent in ${(took / 1000).toFixed(1)} s)\n` +
      `${cpus().length} cores, which run the server, its database and the clients; ` +
      `load ${loadavg()[0]?.toFixed(1)}; server ${memoryBefore} MB before, ${await server.memory()} MB after,\n` +
      `${(used / rate / seconds).toFixed(1)} ms of its processor time a message\n\n` +
      `${timesTable({
        'one durable insert, bare': inserts,
        'one socket emit, bare': emits,
        'message: sent to answer': courses.map(([, { sent, answered }]) => answered - sent),
        'message: sent to receipt': times(({ sent }, at) => at - sent),
        'message: answer to receipt': afterAnswer,
      })}\n\n` +
      `kept ${kept.rowCount}, answered ${courses.length}, lost ${lost}, doubled ${doubled}, ` +
      `to somebody else ${astray}\n`,
  );
  const p99 = percentile(afterAnswer, 0.99);
  const faults = [
    ...new Set(clients.failures),
    ...(courses.length === rate * seconds ? [] : ['not every message was answered']),
    ...(took <= seconds * 1000 + slack ? [] : ['the pace was not kept']),
    ...(kept.rowCount === courses.length ? [] : ['what is kept is not what was answered']),
    ...(lost + doubled + astray === 0 ? [] : ['messages were lost, doubled or went astray']),
    ...(p99 < boundP99 ? [] : [`p99 from answer to receipt is not below ${boundP99} ms`]),
  ];
  process.stdout.write(faults.length === 0 ? 'passed\n' : `FAILED: ${faults.join('; ')}\n`);
  failed = faults.length > 0;
  clients.close();
} finally {
  await database.close();
  await server.stop();
}
process.exit(failed ? 1 : 0);
