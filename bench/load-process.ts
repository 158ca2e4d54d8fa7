import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

/** The load generator: a process of its own, so that it does not slow down what it measures. Gets its tasks by IPC. */

export interface Task {
  /** `throughput`: as many requests as possible for `seconds`. `latency`: one after another, up to `requests` or `seconds`. */
  kind: 'throughput' | 'latency';
  origin: string;
  /** Requested in turn. */
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  requests: number;
  /** From how many networks the requests of `throughput` come, where the server trusts its proxy; 0 names none. */
  networks: number;
}

export interface Outcome {
  perSecond: number;
  /** Milliseconds of each request, or p50 and p99 where many ran at once. */
  times: number[];
  /** Responses with another status than 200, and requests without a response. */
  failed: number;
  bytes: number;
}

let lastNetwork = 0;

/** Each request comes from another network, where the server trusts its proxy: else the limit of searches or pages is measured. */
function nextNetwork() {
  lastNetwork += 1;
  return `10.${(lastNetwork >> 16) & 255}.${(lastNetwork >> 8) & 255}.${lastNetwork & 255}`;
}

/** The requests that each connection makes in turn. */
function requestsOf({ paths, networks }: Task) {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  if (networks === 0) return requests;
  return Array.from({ length: networks }, () => ({ 'x-forwarded-for': nextNetwork() })).flatMap(
    (headers) => requests.map((one) => ({ ...one, headers })),
  );
}

async function throughput(task: Task): Promise<Outcome> {
  const result = await autocannon({
    url: task.origin,
    connections: task.connections,
    duration: task.seconds,
    headers: task.headers,
    requests: requestsOf(task),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    times: [result.latency.p50, result.latency.p99],
    failed: result.non2xx + result.errors + result.timeouts,
    bytes: result.throughput.total / Math.max(1, result['2xx']),
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const once = (task: Task, path: string) =>
  new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const headers = { 'x-forwarded-for': nextNetwork(), ...task.headers };
    request(task.origin + path, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
    })
      .on('error', reject)
      .end();
  });

/** A median needs this many requests, however long they take. */
const fewest = 15;

async function latency(task: Task): Promise<Outcome> {
  const outcome: Outcome = { perSecond: 0, times: [], failed: 0, bytes: 0 };
  const started = performance.now();
  const enough = () =>
    outcome.times.length >= task.requests ||
    (outcome.times.length >= fewest && performance.now() - started > task.seconds * 1000);
  for (let made = 0; !enough(); made += 1) {
    const from = performance.now();
    const answer = await once(task, task.paths[made % task.paths.length] as string);
    outcome.times.push(performance.now() - from);
    if (answer.status !== 200) outcome.failed += 1;
    outcome.bytes = answer.bytes;
  }
  outcome.perSecond = (outcome.times.length * 1000) / (performance.now() - started);
  return outcome;
}

process.on('message', async ({ id, task }: { id: number; task: Task }) => {
  try {
    const outcome = await (task.kind === 'latency' ? latency(task) : throughput(task));
    process.send?.({ id, outcome });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
