import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

const makeQueue = () =>
  boundedQueue({ atOnce: 2, waiting: 3 }, () => {
    throw new Error('full');
  });

test('no more is under way at once than allowed, and no more waits', async () => {
  const queue = makeQueue();
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const outcomes = Promise.allSettled(Array.from({ length: 12 }, () => queue.run(work)));
  await expect.poll(() => ends.length).toBe(2);
  for (let ended = 1; ended <= 5; ended += 1) {
    await expect.poll(() => ends.length).toBe(Math.min(ended + 1, 5));
    ends[ended - 1]?.();
  }
  const fates = (await outcomes).map(({ status }) => status);
  expect(fates.filter((fate) => fate === 'fulfilled')).toHaveLength(5);
  expect(fates.slice(5)).toEqual(Array.from({ length: 7 }, () => 'rejected'));
});

test('there is room again when work has ended, also where it failed', async () => {
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
