import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makePerson } from '../api/src/factories/people.ts';
import { migrateDatabase, openDatabase } from '../api/src/platform/database/database.ts';
import { order } from '../api/src/testing/sales/events.ts';
import { type Operate, runOrder } from '../api/src/testing/sales/run-order.ts';
import { readSeen, type Seen } from '../api/src/testing/sales/seen.ts';
import { makeShop } from '../api/src/testing/sales/shop.ts';
import { broken } from '../api/src/testing/sales/truths.ts';
import { startPostgres } from './support/postgres.ts';
import { makeFolder } from './support/product.ts';
import { openSalesProcesses } from './support/sales-processes.ts';

/** Fewer of them for a try by hand: `ORDERS=2000 npm run test:faults -- sales`. */
const orders = Number(process.env.ORDERS ?? 100_000);
const processes = 2;
/** Orders that run at once. */
const atOnce = 12;
/** Orders between two kills. */
const killedEvery = Math.max(20, Math.ceil(orders / 300));

test(`in ${orders} random orders of events: what is paid is open, what is open was paid, and sums add up`, {
  timeout: 6 * 3_600_000,
}, async ({ task }) => {
  const { url } = await startPostgres();
  await migrateDatabase(url, 'api/migrations');
  const { db, pool, close } = openDatabase(url, { connections: 6 });
  onTestFinished(close);
  // The processes die, and not the database: a commit that nobody waits for is safe here.
  await pool.query('alter system set synchronous_commit = off');
  await pool.query('select pg_reload_conf()');
  // A name of their own tells their connections from those of this test.
  await pool.query('create role seller superuser login');
  const shop = await makeShop(db);

  const env = {
    DATABASE_URL: url.replace(/\/\/[^@]+@/, '//seller@'),
    DATA_DIR: await makeFolder(),
    DEMO: '0',
  };
  const sales = openSalesProcesses(processes, env);
  await sales.start();
  let kills = 0;
  let unanswered = 0;

  /** Kills them in the middle of what they do, and waits until the database has ended their transactions. */
  async function killAll() {
    await sales.kill();
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query(
          "select count(*)::int from pg_stat_activity where usename = 'seller'",
        );
        expect(rows[0].count).toBe(0);
      },
      { timeout: 60_000, interval: 20 },
    );
    sales.giveUp();
    await sales.start();
    kills += 1;
  }

  function operator(): Operate {
    let before: Seen | null = null;
    return async (person, operation) => {
      for (;;) {
        const answer = await sales.ask(person, operation);
        const seen = answer?.seen ?? (await readSeen(db, person));
        const isUndone = answer === null && before !== null && isDeepStrictEqual(seen, before);
        if (answer === null) unanswered += 1;
        if (isUndone || (answer === null && before === null && seen.purchases.length === 0))
          continue;
        // Anyone who got no answer sends the notice again.
        if (answer === null && operation.kind === 'pay') {
          expect((await sales.ask(person, operation))?.outcome ?? 'known').toBe('known');
        }
        before = seen;
        return { outcome: answer?.outcome ?? null, seen };
      }
    };
  }

  let next = 0;
  let events = 0;
  const sampled = fc.sample(order, { numRuns: Math.min(orders, 20_000), seed: Date.now() % 1e9 });
  async function runOrders() {
    while (next < orders) {
      const index = next;
      next += 1;
      // Killed after some of the operations of those that run at once.
      if (index % killedEvery === killedEvery - 1) await killAll();
      const person = (await makePerson(db)).id;
      const which = sampled[index % sampled.length] ?? [];
      const done = await runOrder({ shop, person, events: which }, operator());
      events += done;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runOrders));
  task.meta.rounds = kills;
  expect(await broken(pool)).toEqual({});
  expect(unanswered).toBeGreaterThan(kills);
  process.stdout.write(
    `${orders} orders, ${events} events, ${kills} kills, ${unanswered} unanswered\n`,
  );
});
