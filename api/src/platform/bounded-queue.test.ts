import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

const makeQueue = () =>
  boundedQueue({ atOnce: 2, waiting: 3 }, () => {
    throw new Error('full');
  });

test('no more tasks run or wait at once than allowed', async () => {
  const queue = makeQueue();
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const outcomes = Promise.allSettled(Array.from({ length: 12 }, () => queue.run(work)));
  await expect.poll(() => ends.length).toBe(2);
  for (let ended = 1; ended <= 5; ended += 1) {
    await expect.poll(() => ends.length).toBe(Math.min(ended + 1, 5));
    ends[ended - 1]?.();
  }
  const statuses = (await outcomes).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'fulfilled')).toHaveLength(5);
  expect(statuses.slice(5)).toEqual(Array.from({ length: 7 }, () => 'rejected'));
});

test('a finished or failed task frees its place', async () => {
  const queue = makeQueue();
  const failing = Array.from({ length: 5 }, () =>
    queue.run(async () => {
      throw new Error('failed');
    }),
  );
  expect(() => queue.refuseWhenFull()).toThrow('full');
  await Promise.allSettled(failing);
  expect(() => queue.refuseWhenFull()).not.toThrow();
  expect(await queue.run(async () => 'done')).toBe('done');
});
