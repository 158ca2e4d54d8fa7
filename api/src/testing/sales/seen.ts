import type { PaymentWay, PurchaseState } from '@nibras/contract/selling/purchases/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { isMemberNow } from '#platform/database/membership.ts';

/** All that the database has of one person's purchases, each list in the order in which it was made. */
export interface Seen {
  purchases: {
    id: number;
    state: PurchaseState;
    total: number;
    credit: number;
    lines: { id: number; course: number; bundle: number | null; total: number; refunded: number }[];
  }[];
  payments: {
    id: number;
    purchase: number;
    way: PaymentWay;
    vendorId: string;
    amount: number;
    currency: string;
    outcome: 'paid' | 'case';
    refunded: number;
  }[];
  cases: { id: number; payment: number; state: string }[];
  refunds: { id: number; payment: number; line: number | null; amount: number; state: string }[];
  /** The courses that are open to the person. */
  member: number[];
  /** What the person has to spend. */
  balance: number;
  /** How many entitlements there are, whatever their state. */
  entitlements: number;
}

/** Reads it in one query, so that it is of one moment. */
export async function readSeen(db: Queryable, person: number): Promise<Seen> {
  const list = (rows: ReturnType<typeof sql>) =>
    sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;
  const own = sql`(select id from purchases where person_id = ${person})`;
  const ownPayments = sql`(select id from payments where purchase_id in ${own})`;
  const { rows } = await db.execute<{ seen: Seen }>(sql`select json_build_object(
    'purchases', ${list(sql`select id, state, total, credit, (
        select json_agg(json_build_object('id', l.id, 'course', course_id, 'bundle', bundle_id, 'total', l.total,
          'refunded', refunded) order by l.id) from purchase_lines l where purchase_id = purchases.id) as lines
      from purchases where person_id = ${person} order by id`)},
    'payments', ${list(sql`select id, purchase_id as purchase, way, vendor_id as "vendorId", amount, currency, outcome,
        (select coalesce(sum(amount), 0) from refunds where payment_id = payments.id and state <> 'failed') as refunded
      from payments where purchase_id in ${own} order by id`)},
    'cases', ${list(sql`select id, payment_id as payment, state from payment_cases
      where payment_id in ${ownPayments} order by id`)},
    'refunds', ${list(sql`select id, payment_id as payment, line_id as line, amount, state from refunds
      where payment_id in ${ownPayments} order by id`)},
    'member', (select coalesce(json_agg(course_id order by course_id), '[]') from enrolments
      where person_id = ${person} and ${isMemberNow()}),
    'balance', (select coalesce(sum(amount), 0) from credit_entries where person_id = ${person}),
    'entitlements', (select count(*) from entitlements where person_id = ${person})) as seen`);
  const [row] = rows;
  if (!row) throw new Error('nothing was read');
  return row.seen;
}
