import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call } from './support/calls.ts';
import type { Flood } from './support/flood.ts';
import { makeFolder, startProduct } from './support/product.ts';

const root = join(import.meta.dirname, '..');
const password = 'كلمة مرور طويلة';
const callsAtOnce = 12;
/** How long a file is requested, in milliseconds: until a network has used up its quota of hashes. */
const measured = 5_000;
/** A median below this, in milliseconds, is noise. */
const noise = 2;
/** How many times longer a file may take while passwords are tried. */
const allowedFactor = 3;

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
  const end = performance.now() + measured;
  while (performance.now() < end) {
    const { status, took } = await call(address, `GET ${file}`);
    expect(status).toBe(200);
    times.push(took);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Sends passwords to hash, so many calls at a time. @returns a function that stops it and returns the statuses */
function startFlood(workerData: Flood) {
  const thread = new Worker(new URL('./support/flood.ts', import.meta.url), { workerData });
  onTestFinished(async () => {
    await thread.terminate();
  });
  return async (): Promise<Record<number, number>> => {
    const ended = once(thread, 'message');
    thread.postMessage('stop');
    const [statuses] = await ended;
    return statuses;
  };
}

describe('a flood of passwords', () => {
  test.each([
    ['/api/login', 'one network'],
    ['/api/login', 'a network each'],
    ['/api/register', 'one network'],
    ['/api/register', 'a network each'],
  ] as const)('at %s from %s: a file takes at most three times as long', async (path, from) => {
    const { address, stop } = await startProduct({ dataDir: await makeFolder() });
    const file = await scriptFile();
    await medianOf(address, file);
    const before = await medianOf(address, file);
    const end = startFlood({ address, path, from, password, callsAtOnce });
    const during = await medianOf(address, file);
    const statuses = await end();
    const after = await medianOf(address, file);
    const quiet = Math.max(noise, (before + after) / 2);
    process.stdout.write(
      `${path} from ${from}: ${quiet.toFixed(1)} ms quiet, ${during.toFixed(1)} ms in the flood, answered ${JSON.stringify(statuses)}\n`,
    );
    expect(during).toBeLessThan(quiet * allowedFactor);
    expect(Object.keys(statuses)).not.toContain('500');
    expect(await stop()).toBe(0);
  });
});
