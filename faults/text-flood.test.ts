import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { call } from './support/calls.ts';
import { type Member, makeMembers } from './support/people.ts';
import { makeFolder, startProduct } from './support/product.ts';
import { startFlood } from './support/start-flood.ts';
import type { TextAnswers, TextFlood } from './support/text-flood.ts';
import { textsOfPerson, textsOfVisitor } from './support/text-requests.ts';

const perSecond = 20;
/** How long each measurement takes, in milliseconds. */
const measuredFor = 20_000;
/** Between two calls that are measured, in milliseconds. */
const pause = 25;
/**
 * One turn of another process on the same two processors takes about so many milliseconds: quiet figures below this count
 * as this.
 */
const leastQuiet = 5;

/** The 99th percentile of sequential signed-in calls, in milliseconds. */
async function slowestCalls(address: string, { token }: Member): Promise<number> {
  const took: number[] = [];
  const until = performance.now() + measuredFor;
  while (performance.now() < until) {
    const answer = await call(address, 'GET /api/user', { token });
    expect(answer.status).toBe(200);
    took.push(answer.took);
    await wait(pause);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN;
}

describe('texts of hostile shapes', () => {
  test.each(['a person', 'a visitor'] as const)(
    `${perSecond} times a second from %s leave another person’s calls as quick as they are: at most three times their quiet 99th percentile`,
    async (who) => {
      const { address, databaseUrl } = await startProduct({ dataDir: await makeFolder() });
      const database = openDatabase(await databaseUrl());
      const [member] = await makeMembers(database.db, 1);
      if (!member) throw new Error('no member was made');
      const requests =
        who === 'a person' ? await textsOfPerson(database.db, address) : textsOfVisitor();
      await database.close();
      const quiet = await slowestCalls(address, member);
      const flood: TextFlood = { address, requests, perSecond };
      const end = startFlood<TextAnswers>('./text-flood.ts', flood);
      const loaded = await slowestCalls(address, member);
      const { sent, statuses } = await end();
      process.stdout.write(
        `${sent} texts from ${who}: ${quiet.toFixed(1)} → ${loaded.toFixed(1)} ms (${JSON.stringify(statuses)})\n`,
      );
      expect(statuses[500]).toBeUndefined();
      expect(loaded).toBeLessThanOrEqual(3 * Math.max(quiet, leastQuiet));
    },
  );
});
