import { sql } from 'drizzle-orm';
import { isAmong, type WaitingSource } from '#platform/waiting.ts';
import { sells } from './policy.ts';

/** Payments that do not fit what they are for. */
export const waitingCases: WaitingSource = {
  rows: async (_db, caller) =>
    sells(caller)
      ? {
          from: sql`payment_cases`,
          where: sql`payment_cases.state = 'open'`,
          thing: sql`payment_cases.id::text`,
          at: sql`payment_cases.created_at`,
          place: sql`payment_cases.id`,
          course: null,
        }
      : null,
  among: (things) => isAmong(sql`payment_cases.id`, things),
  shown: (
    things,
  ) => sql`select payment_cases.id::text as thing, people.id as person_id, people.name as person_name,
      null::int as course_id, null::text as course_name, coalesce(purchases.reference, '') as title, '' as excerpt,
      payments.amount, payments.currency, '/studio/cases' as path
    from payment_cases join payments on payments.id = payment_cases.payment_id
    left join purchases on purchases.id = payments.purchase_id left join people on people.id = purchases.person_id
    where ${isAmong(sql`payment_cases.id`, things)}`,
};
