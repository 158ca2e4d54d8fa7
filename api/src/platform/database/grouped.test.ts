import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';
import { grouped, groupLimits } from './grouped.ts';

const { db, close } = openDatabase(inject('postgres').url);
afterAll(close);

/** Doubles numbers in the database once `open` has resolved, and refuses negative ones. */
function makeDouble(open?: Promise<void>) {
  const groups: number[][] = [];
  const double = grouped<number, number>(async (db, keys) => {
    groups.push([...keys]);
    await open;
    const { rows } = await db.execute<{ twice: number }>(
      sql`select n * 2 as twice from unnest(${sql.param(keys)}::int[]) with ordinality as t (n, at) order by at`,
    );
    return rows.map(({ twice }) => (twice < 0 ? new Error(`${twice} is negative`) : twice));
  });
  return { groups, double };
}

test('simultaneous calls are one group, and each gets its own value', async () => {
  const { groups, double } = makeDouble();
  expect(await Promise.all([3, 1, 3, 2].map((key) => double(db, key)))).toEqual([6, 2, 6, 4]);
  expect(groups).toEqual([[3, 1, 3, 2]]);
});

test('calls that arrive while as many groups run as may are answered together', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { groups, double } = makeDouble(promise);
  const values = [];
  for (let key = 0; key < 10; key += 1) {
    values.push(double(db, key));
    await new Promise(setImmediate);
    if (key < groupLimits.running) await expect.poll(() => groups.length).toBe(key + 1);
  }
  resolve();
  expect(await Promise.all(values)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  expect(groups).toHaveLength(groupLimits.running + 1);
});

test('a group is bounded, and all of a burst is answered', async () => {
  const { groups, double } = makeDouble();
  const keys = Array.from({ length: 5 * groupLimits.calls + 1 }, (_, at) => at);
  expect(await Promise.all(keys.map((key) => double(db, key)))).toEqual(keys.map((key) => key * 2));
  expect(groups.map(({ length }) => length)).toEqual([
    ...Array.from({ length: 5 }, () => groupLimits.calls),
    1,
  ]);
});

test('an error of one key fails its caller alone, and one of the statement all of its group only', async () => {
  const { double } = makeDouble();
  const [one, other] = await Promise.allSettled([double(db, -1), double(db, 1)]);
  expect(one).toMatchObject({ reason: { message: '-2 is negative' } });
  expect(other).toEqual({ status: 'fulfilled', value: 2 });
  const outOfRange = [2 ** 31, 1].map((key) => double(db, key));
  for (const { status } of await Promise.allSettled(outOfRange)) expect(status).toBe('rejected');
  expect(await double(db, 1)).toBe(2);
});

test('a call in a transaction runs in that transaction', async () => {
  const pid = grouped<number, number>(async (db, keys) => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return keys.map(() => rows[0]?.pid ?? 0);
  });
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const [inside, outside] = await Promise.all([pid(tx, 1), pid(db, 1)]);
    expect(inside).toBe(rows[0]?.pid);
    expect(outside).not.toBe(inside);
  });
});
