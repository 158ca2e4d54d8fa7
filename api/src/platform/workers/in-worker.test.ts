import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import type { double, endless, failing, greedy } from '../../testing/worker-samples.ts';
import { inWorker, WorkOverrun } from './in-worker.ts';

const samples = 'testing/worker-samples.ts';
const doubled = inWorker<typeof double>(samples, 'double');

test('work is done in a thread, and what it throws comes back', async () => {
  expect(await doubled(21)).toBe(42);
  await expect(inWorker<typeof failing>(samples, 'failing')('لا')).rejects.toThrow('لا');
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
  const slow = inWorker<typeof endless>(samples, 'endless', 1_500);
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => slow(undefined)));
  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason);
  expect(reasons.every((reason) => reason instanceof WorkOverrun)).toBe(true);
  expect(await doubled(6)).toBe(12);
});
