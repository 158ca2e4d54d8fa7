import type { SalesExportQuery } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { personFound, spacedName } from '#people/people/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { searchedText } from '#platform/search/search.ts';
import { parseReference } from '../reference.ts';

/** Which purchases are asked for; days begin in `timeZone`. */
export interface Input {
  filters: Omit<SalesExportQuery, 'sort'> & Partial<Pick<SalesExportQuery, 'sort'>>;
  timeZone: string;
}

/** The day of a purchase: when it was paid, or made where it was not. It has an index. */
export const dayOf = sql`coalesce(purchases.paid_at, purchases.created_at)`;

/** The first moment of a day in a time zone. */
export const startOf = (date: string, timeZone: string, plusDays = 0) =>
  sql`((${date}::date + ${plusDays}::int)::timestamp at time zone ${timeZone})`;

/** The condition that purchases meet the filters beside the search; for queries from `purchases`. */
export function isListed({ filters, timeZone }: Input): SQL {
  const { state, way, course, person, from, to } = filters;
  const conditions = [
    state && sql`purchases.state = ${state}`,
    way && sql`purchases.way = ${way}`,
    course !== undefined &&
      sql`purchases.id in (select purchase_id from purchase_lines where course_id = ${course})`,
    person !== undefined && sql`purchases.person_id = ${person}`,
    from && sql`${dayOf} >= ${startOf(from, timeZone)}`,
    to && sql`${dayOf} < ${startOf(to, timeZone, 1)}`,
  ].filter((condition) => condition instanceof Object);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** Purchases by what is written on a transfer or on a receipt. */
export function byNumber(search: string): SQL | null {
  const code = parseReference(search);
  const number = /^#?(\d{1,9})$/.exec(foldDigits(search.trim()))?.[1];
  const conditions = [
    code && sql`purchases.reference = ${code}`,
    number &&
      sql`purchases.id in (select purchase_id from receipts where number = ${Number(number)})`,
  ].filter((condition) => condition instanceof Object);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : null;
}

/**
 * The condition that a purchase is of people whom a search finds, or is called by what was searched. The people are found
 * first and by themselves, in the index of their texts.
 */
export function purchaseFound(search: string, person: SQL | undefined): SQL {
  const number = byNumber(search);
  const bought = sql`purchases.person_id = any(array(
    select people.id from people where ${person ?? sql`false`}))`;
  return number ? sql`(${number} or ${bought})` : bought;
}

/**
 * The conditions of a search, the next one for where the one before finds nothing; one that is always true for a blank
 * search.
 */
export async function searchesFor(db: Queryable, search: string): Promise<SQL[]> {
  if (search.trim() === '') return [sql`true`];
  const { found, withTypo } = await searchedText(db, spacedName(search), { namesOnly: true });
  const personIn = personFound(search);
  return [found, withTypo].map((how) => purchaseFound(search, personIn(how)));
}
