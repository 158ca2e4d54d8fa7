import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import type { triple } from '../../testing/slow-module-sample.ts';
import type { double, endless, failing, greedy, sleepy } from '../../testing/worker-samples.ts';
import { inWorker, WorkOverrun } from './in-worker.ts';

const samples = 'testing/worker-samples.ts';
const doubled = inWorker<typeof double>(samples, 'double');

test('work is done in a thread, and what it throws comes back', async () => {
  expect(await doubled(21)).toBe(42);
  await expect(inWorker<typeof failing>(samples, 'failing')('لا')).rejects.toThrow('لا');
});

test('the limit of time is for the work, not for the loading of its module', async () => {
  const tripled = inWorker<typeof triple>('testing/slow-module-sample.ts', 'triple', 500);
  expect(await tripled(7)).toBe(21);
});

test('the limit of time is of the processor, so that a busy machine ends no honest work', async () => {
  const slept = inWorker<typeof sleepy>(samples, 'sleepy', 200);
  expect(await slept(900)).toBe(900);
});

test('work that waits behind work without end has its turn', async () => {
  const slow = inWorker<typeof endless>(samples, 'endless', 300);
  const ended = Promise.allSettled([slow(undefined), slow(undefined)]);
  expect(await doubled(3)).toBe(6);
  await ended;
});

test('work without end is ended at its limit of time, while the event loop goes on', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  await expect(inWorker<typeof endless>(samples, 'endless', 700)(undefined)).rejects.toThrow(
    WorkOverrun,
  );
  expect(performance.now() - started).toBeGreaterThan(600);
  delay.disable();
  expect(delay.percentile(50) / 1e6).toBeLessThan(100);
  expect(await doubled(4)).toBe(8);
});

test('work that takes too much memory is ended, and the process goes on', async () => {
  await expect(inWorker<typeof greedy>(samples, 'greedy', 60_000)(undefined)).rejects.toThrow(
    WorkOverrun,
  );
  expect(await doubled(5)).toBe(10);
});

test('work beyond the waiting places is refused', async () => {
  const slow = inWorker<typeof endless>(samples, 'endless', 1);
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => slow(undefined)));
  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason);
  expect(reasons.every((reason) => reason instanceof WorkOverrun)).toBe(true);
  // Two run and forty wait.
  const refused = reasons.filter(({ cause }) => cause === 'too much work waits');
  expect(refused).toHaveLength(18);
  expect(await doubled(6)).toBe(12);
});
