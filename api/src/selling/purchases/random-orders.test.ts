import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { order } from '../../testing/sales/events.ts';
import { operate } from '../../testing/sales/operations.ts';
import { runOrder } from '../../testing/sales/run-order.ts';
import { readSeen } from '../../testing/sales/seen.ts';
import { makeShop } from '../../testing/sales/shop.ts';
import { broken } from '../../testing/sales/truths.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { platform, db, pool } = await startTestApp({ work: false });
const shop = await makeShop(db);

/** `npm run test:faults` runs 100,000 of them, with processes that are killed. */
const orders = 25;

test(`${orders} random orders of events: what is paid is open, what is open was paid, and sums add up`, {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(order, async (events) => {
      const person = (await makePerson(db)).id;
      await runOrder({ shop, person, events }, async (id, operation) => {
        const outcome = await operate(platform, id, operation);
        return { outcome, seen: await readSeen(db, id) };
      });
    }),
    { numRuns: orders },
  );
  expect(await broken(pool)).toEqual({});
});
