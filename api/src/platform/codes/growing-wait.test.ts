import { codes as limits } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { unique } from '#factories/unique.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type GrowingWait, recordWrongTry, waitBeforeTry } from './growing-wait.ts';

const { db } = await startTestApp({ work: false });
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const ruleOf = (free: number): GrowingWait => ({
  free,
  within: limits.triesWithin,
  first: limits.firstWait,
  longest: limits.longestWait,
});

/** Tries as soon as it may, for so long. @returns the times of its tries, from 0 */
async function eagerTries(rule: GrowingWait, span: number): Promise<number[]> {
  const counts = [{ kind: 'test', subject: `eager ${unique()}`, rule }];
  const begin = Date.now() - 10 * day;
  const tries: number[] = [];
  let at = 0;
  while (at < span) {
    const now = new Date(begin + at);
    const wait = await db.transaction(async (tx) => {
      const left = await waitBeforeTry(tx, counts, now);
      if (left === 0) await recordWrongTry(tx, counts, now);
      return left;
    });
    if (wait > 0) at += wait;
    else {
      tries.push(at);
      at += 1;
    }
  }
  return tries;
}

/** The most tries within any one day. */
const mostInADay = (tries: readonly number[]) =>
  Math.max(
    ...tries.map((from) => tries.filter((other) => other >= from && other < from + day).length),
  );

test('a person has five tries, and waits 1, 2, 4 … minutes and at last an hour after each further one', async () => {
  const tries = await eagerTries(ruleOf(limits.triesPerPerson), 6 * hour);
  const waits = tries.map((at, index) => Math.floor((at - (tries[index - 1] ?? 0)) / minute));
  expect(waits.slice(0, 13)).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
});

test('anyone who never stops has the tries a day from which docs/behaviour/codes.md computes', async () => {
  expect(mostInADay(await eagerTries(ruleOf(limits.triesPerPerson), 2 * day))).toBe(33);
  expect(mostInADay(await eagerTries(ruleOf(limits.triesPerNetworkAddress), 2 * day))).toBe(48);
});

test('tries at once are not more than one after another', async () => {
  const counts = [{ kind: 'test', subject: `at once ${unique()}`, rule: ruleOf(5) }];
  const now = new Date();
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () =>
      db.transaction(async (tx) => {
        const wait = await waitBeforeTry(tx, counts, now);
        if (wait === 0) await recordWrongTry(tx, counts, now);
        return wait;
      }),
    ),
  );
  expect(outcomes.filter((wait) => wait === 0)).toHaveLength(5);
});
