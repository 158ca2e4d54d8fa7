import { type SQL, sql } from 'drizzle-orm';

/**
 * The condition that a purchase holds a use of its coupon: it was paid, or can still be paid. For queries from `purchases`.
 * Who got their money back has used it nevertheless.
 */
export const isUse = (now: Date): SQL => sql`(${isPaidUse} or ${isReservedUse(now)})`;

export const isPaidUse: SQL = sql`purchases.state in ('paid', 'refunded')`;

export const isReservedUse = (now: Date): SQL =>
  sql`(purchases.state = 'open' and purchases.expires_at > ${now.toISOString()}::timestamptz)`;
