import { parentPort, workerData } from 'node:worker_threads';
import { newNetwork } from '../../api/src/testing/new-network.ts';
import { call } from './calls.ts';

/** Passwords that are tried at any time, until the flood is stopped. */
export interface PasswordFlood {
  address: string;
  path: '/api/login' | '/api/register';
  password: string;
  callsAtOnce: number;
  /** From one network, or each call from a network of its own. */
  from: 'one network' | 'a network each';
}

const { address, path, password, callsAtOnce, from } = workerData as PasswordFlood;
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
