import { expect, test } from 'vitest';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { sumSaleDays } from './sale-days.ts';

const { call, db, pool } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const buyer = await makePerson(db);

const sums = async (query = '') => {
  const { body, status } = await call(`GET /api/studio/purchases/sums${query}`, { as: admin });
  expect(status).toBe(200);
  return body;
};

/** What the sums must be, read from the purchases and their money alone. */
async function recounted(condition = 'true') {
  const counted = await pool.query(
    `select count(*)::int as count from purchases where ${condition}`,
  );
  const { rows } = await pool.query(`
    select money.currency, sum(money.paid)::int as paid, sum(money.refunded)::int as refunded,
      (sum(money.paid) - sum(money.refunded))::int as net
    from sale_money money join purchases on purchases.id = purchase_id where ${condition}
    group by money.currency order by sum(money.paid) desc, money.currency`);
  return { ...counted.rows[0], sums: rows };
}

await pool.query(
  `insert into purchases (reference, person_id, state, currency, price, total, way, created_at, expires_at, paid_at)
   select 'D' || n, $1, case n % 4 when 0 then 'expired' when 1 then 'refunded' else 'paid' end,
     case n % 3 when 0 then 'EGP' else 'USD' end, 1000 + n, 1000 + n, case n % 5 when 0 then 'cash' else 'transfer' end,
     now() - n * interval '5 hours', now(), case when n % 4 = 0 then null else now() - n * interval '5 hours' end
   from generate_series(1, 200) n`,
  [buyer.id],
);
await pool.query(`insert into payments (purchase_id, way, vendor_id, amount, currency, outcome, received_at)
  select id, way, 'days:' || id, total, currency, case when id % 11 = 0 then 'case' else 'paid' end, paid_at
  from purchases where paid_at is not null`);
await pool.query(`insert into payment_cases (payment_id, reason)
  select id, 'amount' from payments where outcome = 'case'`);
await pool.query(`insert into refunds (payment_id, purchase_id, amount, currency, ends_access, state)
  select payments.id, purchase_id, 300, payments.currency, false, 'done' from payments
    join purchases on purchases.id = purchase_id where state = 'refunded'`);

const summedDays = async () =>
  (await pool.query('select count(distinct day)::int as days from sale_days')).rows[0].days;

test('the sums are the same whether days are summed or read', async () => {
  const before = await sums();
  expect(before).toEqual(await recounted());
  await sumSaleDays(db);
  expect(await summedDays()).toBeGreaterThan(30);
  expect(await sums()).toEqual(before);
  expect(await sums('?state=refunded')).toEqual(await recounted("state = 'refunded'"));
  expect(await sums('?way=cash')).toEqual(await recounted("purchases.way = 'cash'"));
  const inCairo = (at: string) => `((${at}) at time zone 'Africa/Cairo')::date`;
  const day = inCairo('coalesce(paid_at, purchases.created_at)');
  const [{ first, last }] = (
    await pool.query(
      `select (${inCairo('now()')} - 20)::text as first, (${inCairo('now()')} - 10)::text as last`,
    )
  ).rows;
  expect(await sums(`?from=${first}&to=${last}`)).toEqual(
    await recounted(`${day} between '${first}' and '${last}'`),
  );
});

test.each([
  [
    'a refund',
    'insert into refunds (payment_id, purchase_id, amount, currency, ends_access) select id, purchase_id, 77, currency, false from payments where purchase_id = 50',
  ],
  [
    'a refund that failed',
    "update refunds set state = 'failed' where purchase_id in (5, 101, 153)",
  ],
  ['a decision', "update payment_cases set state = 'accepted' where id % 2 = 0"],
  ['another state', "update purchases set state = 'cancelled' where state = 'expired' and id < 90"],
  [
    'a payment of an old purchase',
    "update purchases set state = 'paid', paid_at = now() where id = 100",
  ],
  [
    'a payment that is for another purchase',
    'update payments set purchase_id = 120 where purchase_id = 41',
  ],
])('%s of a summed day counts at once, and after the day is summed again', async (_, change) => {
  await sumSaleDays(db);
  await pool.query(change);
  const wanted = await recounted();
  expect([await sums(), await sums('?state=paid')]).toEqual([
    wanted,
    await recounted("state = 'paid'"),
  ]);
  await sumSaleDays(db);
  expect(await sums()).toEqual(wanted);
  // In the first hour after midnight the day before is not over yet, and keeps its notes.
  const noted = "select from sale_day_changes where day < sale_day(now() - interval '1 hour')";
  expect((await pool.query(noted)).rowCount).toBe(0);
});

test('a change that commits while its day is summed is not lost, and nobody waits for it', async () => {
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  try {
    for (const [at, client] of clients.entries()) {
      await client.query('begin');
      await client.query("set local lock_timeout = '2s'");
      await client.query('update purchases set total = total + 5 where id = $1', [60 + at]);
      await client.query('update payments set amount = amount + 5 where purchase_id = $1', [
        60 + at,
      ]);
    }
    await sumSaleDays(db);
    for (const client of clients) await client.query('commit');
    const wanted = await recounted();
    expect(await sums()).toEqual(wanted);
    await sumSaleDays(db);
    expect(await sums()).toEqual(wanted);
  } finally {
    for (const client of clients) client.release();
  }
});
