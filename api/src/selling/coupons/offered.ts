import { bundles as limits } from '@nibras/contract/limits.ts';
import { decimalsOf } from '@nibras/contract/money.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The condition that a course of a bundle can be joined now; for queries from `courses`. */
const isOnSale = (now: Date): SQL =>
  sql`(courses.published and (courses.sold_until is null or courses.sold_until > ${now.toISOString()}::timestamptz))`;

/** Whether a stored price has no more decimals than a currency. */
const isWhole = (price: SQL, currency: Currency): SQL =>
  sql`(${price} is null or ${price} = round(${price}, ${decimalsOf(currency)}::int))`;

/**
 * The condition that a bundle can be bought: it is switched on, all of its courses are public, and every price can be paid in
 * the currency. For queries from `bundles`. A bundle is never sold without one of the courses that it promises.
 */
export const isOffered = (
  currency: Currency,
  now: Date,
): SQL => sql`(bundles.active and bundles.deleted_at is null
  and ${isWhole(sql`bundles.price`, currency)}
  and (select count(*) >= ${limits.coursesMin}::int and bool_and(${isOnSale(now)} and ${isWhole(sql`courses.price`, currency)})
    from bundle_courses join courses on courses.id = bundle_courses.course_id
    where bundle_courses.bundle_id = bundles.id))`;
