import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { jobKind, jobWorker, openJobs } from './jobs.ts';

const { db, platform } = await startTestApp();

/** Runs so many jobs of one kind that arrive together. @returns the greatest number that ran at once */
async function runTogether(
  name: string,
  { jobs: count, atOnce }: { jobs: number; atOnce: number },
) {
  const jobs = openJobs(platform.config.databaseUrl ?? '', pino({ level: 'silent' }));
  onTestFinished(() => jobs.stop());
  const kind = jobKind<{ number: number }>(name, { atOnce });
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const worker = jobWorker(kind, async ({ number }) => {
    running += 1;
    most = Math.max(most, running);
    await db.execute('select pg_sleep(0.01)');
    running -= 1;
    done.push(number);
  });
  await jobs.start([worker], { work: true });
  await db.transaction(async (tx) => {
    for (let number = 1; number <= count; number += 1) await jobs.enqueue(tx, kind, { number });
  });
  await expect.poll(() => done.length, { timeout: 60_000 }).toBe(count);
  expect(done.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  );
  return most;
}

test('jobs that run one at a time do not wait for the next poll', async () => {
  expect(await runTogether('one-at-a-time', { jobs: 6, atOnce: 1 })).toBe(1);
});

test('no more jobs of a kind run at once than it allows', async () => {
  expect(await runTogether('three-at-once', { jobs: 9, atOnce: 3 })).toBe(3);
});
