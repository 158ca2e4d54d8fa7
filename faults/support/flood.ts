import { parentPort, workerData } from 'node:worker_threads';
import { newNetwork } from '../../api/src/testing/new-network.ts';
import { call } from './calls.ts';

/** What a flood is made of: the calls that are under way at any time, until it is told to stop. */
export interface Flood {
  address: string;
  path: '/api/login' | '/api/register';
  password: string;
  callsAtOnce: number;
  /** From one network, or each call from a network of its own. */
  from: 'one network' | 'a network each';
}

/** Runs as a thread, so that what it does takes no time from whoever measures. */
const { address, path, password, callsAtOnce, from } = workerData as Flood;
const statuses: Record<number, number> = {};
const oneNetwork = newNetwork();
let sent = 0;
let stopped = false;
parentPort?.once('message', () => {
  stopped = true;
});

async function keepCalling() {
  while (!stopped) {
    sent += 1;
    const network = from === 'one network' ? oneNetwork : newNetwork();
    const body = { name: 'سارة', email: `flood${sent}@example.org`, password };
    const { status } = await call(address, `POST ${path}`, { body, network });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: callsAtOnce }, keepCalling));
parentPort?.postMessage(statuses);
