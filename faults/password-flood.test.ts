import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { call } from './support/calls.ts';
import type { PasswordFlood } from './support/password-flood.ts';
import { makeFolder, startProduct } from './support/product.ts';
import { startFlood } from './support/start-flood.ts';

const root = join(import.meta.dirname, '..');
const password = 'كلمة مرور طويلة';
const callsAtOnce = 12;
const rounds = 3;
/** How long a file is asked for in a round, in milliseconds. */
const measured = 2_000;
/**
 * A quiet file takes about a millisecond, and codes that are mailed to a network each, which hash nothing, have been
 * measured to add up to three: quiet medians below this, in milliseconds, count as this.
 */
const leastQuiet = 2;
/** How many times longer a file may take while passwords are tried. */
const allowed = 3;
/** Registering from a network each hashes nothing, but sends a mail for each call: this flood is one of mails. */
const allowedWhileMailing = 8;

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

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
  return median(times);
}

describe('a flood of passwords', () => {
  test.each([
    ['/api/login', 'one network', allowed],
    ['/api/login', 'a network each', allowed],
    ['/api/register', 'one network', allowed],
    ['/api/register', 'a network each', allowedWhileMailing],
  ] as const)(
    'at %s from %s: a file takes at most %i times as long',
    async (path, from, factor) => {
      const { address, stop } = await startProduct({ dataDir: await makeFolder() });
      const file = await scriptFile();
      await medianOf(address, file);
      const quiets: number[] = [];
      const loads: number[] = [];
      const answers: Record<number, number>[] = [];
      // In turns, so that what else the machine does meets both alike.
      for (let round = 0; round < rounds; round += 1) {
        quiets.push(await medianOf(address, file));
        const flood: PasswordFlood = { address, path, from, password, callsAtOnce };
        const end = startFlood<Record<number, number>>('./password-flood.ts', flood);
        loads.push(await medianOf(address, file));
        answers.push(await end());
      }
      const [quiet, loaded] = [median(quiets), median(loads)];
      process.stdout.write(
        `${path} from ${from}: ${quiet.toFixed(1)} ms quiet, ${loaded.toFixed(1)} ms in the flood, answered ${JSON.stringify(answers)}\n`,
      );
      expect(loaded).toBeLessThan(factor * Math.max(quiet, leastQuiet));
      expect(answers.flatMap(Object.keys)).not.toContain('500');
      expect(await stop()).toBe(0);
    },
  );
});
