import { expect, test } from 'vitest';
import { measureText } from './loop-time.ts';

const bounds = { most: 10_000, growth: 2.2 };

/** A request that takes so many milliseconds of this thread's processor time for a text of a length. */
const taking = (ms: (length: number) => number) => async (length: number) => async () => {
  const began = process.threadCpuUsage();
  const isBusy = () => {
    const { user, system } = process.threadCpuUsage(began);
    return user + system < ms(length) * 1000;
  };
  while (isBusy());
  return { status: 200 };
};

test('what takes four times as long for a text of twice the length is found', async () => {
  const { fault } = await measureText(
    taking((length) => (length / 100) ** 2 / 10),
    4_000,
    bounds,
  );
  // Less on a machine that stretches even linear work.
  expect(fault).toMatch(/^grows (2\.[3-9]|[34]\.\d)-fold$/);
});

test('what takes twice as long for a text of twice the length has no fault', async () => {
  const { fault, growth } = await measureText(
    taking((length) => length / 25),
    4_000,
    bounds,
  );
  expect(fault).toBeNull();
  expect(growth).toBeLessThan(2.2);
});
