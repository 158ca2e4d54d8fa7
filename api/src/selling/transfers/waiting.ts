import { sql } from 'drizzle-orm';
import { excerptOf, isAmong, type WaitingSource } from '#platform/waiting.ts';
import { sells } from '#selling/purchases/index.ts';

/** Receipts of transfers that wait for a decision; one that the caller has approved first waits for another person. */
export const waitingReceipts: WaitingSource = {
  rows: async (_db, caller) =>
    sells(caller)
      ? {
          from: sql`transfers`,
          where: sql`transfers.state = 'waiting' and transfers.first_by is distinct from ${caller.id}`,
          thing: sql`transfers.id::text`,
          at: sql`transfers.created_at`,
          place: sql`transfers.id`,
          course: null,
        }
      : null,
  among: (things) => isAmong(sql`transfers.id`, things),
  shown: (
    things,
  ) => sql`select transfers.id::text as thing, people.id as person_id, people.name as person_name,
      null::int as course_id, null::text as course_name,
      coalesce((select string_agg(name, '، ' order by id) from (
        select id, name from purchase_lines where purchase_id = purchases.id order by id limit 3) bought), '') as title,
      ${excerptOf(sql`transfers.note`)} as excerpt, purchases.total - purchases.credit as amount, purchases.currency,
      '/studio/transfers/' || transfers.id as path
    from transfers join purchases on purchases.id = transfers.purchase_id
    left join people on people.id = purchases.person_id where ${isAmong(sql`transfers.id`, things)}`,
};
