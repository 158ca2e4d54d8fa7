import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newNetwork } from '../api/src/testing/new-network.ts';
import { call } from './support/calls.ts';
import { makeFolder, startProduct } from './support/product.ts';

const root = join(import.meta.dirname, '..');
const password = 'كلمة مرور طويلة';
const callsAtOnce = 12;
/** A file is asked for so often, or for so long; milliseconds. */
const most = { requests: 100, time: 20_000 };
/** How much longer a file may take while passwords are tried. */
const allowed = 3;

/** The address of one of the site's script files. */
async function scriptFile(): Promise<`/${string}`> {
  const names = await readdir(join(root, 'site/build/client/assets'));
  const script = names.find((name) => /^[\w.-]+\.js$/.test(name));
  expect(script, 'a script file of the built site').toBeDefined();
  return `/assets/${script}`;
}

/** The median of requests for a file, one after the other, in milliseconds. */
async function medianOf(address: string, file: `/${string}`): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + most.time;
  while (times.length < most.requests && performance.now() < end) {
    const { status, took } = await call(address, `GET ${file}`);
    expect(status).toBe(200);
    times.push(took);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Asks for passwords to be hashed, so many calls at a time, until it is stopped. */
function flood(address: string, path: '/api/login' | '/api/register', network: () => string) {
  const stop = new AbortController();
  const statuses = new Map<number, number>();
  let sent = 0;
  const worker = async () => {
    while (!stop.signal.aborted) {
      sent += 1;
      const body = { name: 'سارة', email: `flood${sent}@example.org`, password };
      const { status } = await call(address, `POST ${path}`, { body, network: network() });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const workers = Promise.all(Array.from({ length: callsAtOnce }, worker));
  onTestFinished(() => stop.abort());
  return async () => {
    stop.abort();
    await workers;
    return Object.fromEntries(statuses);
  };
}

const oneNetwork = newNetwork();

describe('a flood of passwords', () => {
  test.each([
    ['signing in, from one network', '/api/login', () => oneNetwork],
    ['signing in, from a network each', '/api/login', newNetwork],
    ['registering, from one network', '/api/register', () => oneNetwork],
    ['registering, from a network each', '/api/register', newNetwork],
  ] as const)(
    '%s: a file takes at most three times as long as before',
    async (title, path, network) => {
      const { address, stop } = await startProduct({ dataDir: await makeFolder() });
      const file = await scriptFile();
      await medianOf(address, file);
      const quiet = await medianOf(address, file);
      const end = flood(address, path, network);
      const busy = await medianOf(address, file);
      const statuses = await end();
      process.stdout.write(
        `${title}: ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms under attack; answers ${JSON.stringify(statuses)}\n`,
      );
      expect(busy).toBeLessThan(quiet * allowed);
      expect(await stop()).toBe(0);
    },
  );
});
