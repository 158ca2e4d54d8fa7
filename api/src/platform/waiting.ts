import { waiting as limits } from '@nibras/contract/limits.ts';
import type { WaitingKind } from '@nibras/contract/site/waiting/studio/kinds.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database/database.ts';
import type { Person } from './http/access.ts';

/**
 * What waits of one kind, for a caller, as parts of a query. `at` and `place` are its order, from the oldest on, which an
 * index has: a page reads no more rows than it shows.
 */
export interface WaitingRows {
  from: SQL;
  where: SQL;
  /** The id of a row within its kind, as text. */
  thing: SQL;
  at: SQL;
  /** A number that orders rows of the same moment. */
  place: SQL;
  /** The id of its course; null for a kind that belongs to none. */
  course: SQL | null;
}

/** What a feature registers of one kind of thing that waits for a person's decision. */
export interface WaitingSource {
  /** Null for those who decide none of the kind. */
  rows(db: Queryable, caller: Person): Promise<WaitingRows | null>;
  /** The condition that a row is one of some things, by an index. */
  among(things: readonly string[]): SQL;
  /**
   * A query for what the inbox shows of some things: `thing, person_id, person_name, course_id, course_name, title,
   * excerpt, amount, currency, path`.
   */
  shown(things: readonly string[]): SQL;
  /** What the audit log calls a thing: an order is one, the others are `waiting`; null where no log may say of it. */
  logKind?: 'order' | null;
}

export type WaitingSources = Readonly<Partial<Record<WaitingKind, WaitingSource>>>;

const numbersOf = (things: readonly string[]): number[] =>
  things.filter((thing) => /^\d{1,9}$/.test(thing)).map(Number);

/** The condition that a column is the id of one of some things. */
export const isAmong = (column: SQL, things: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(numbersOf(things))}::int[])`;

/** The beginning of a text in one line, as the inbox shows it. */
export const excerptOf = (text: SQL): SQL =>
  sql`left(regexp_replace(left(${text}, ${limits.excerptFrom}), '\\s+', ' ', 'g'), ${limits.excerptLength})`;

/**
 * How many things of a kind wait for the caller, snoozed ones included; null for those who decide none.
 * @param most where the count stops
 */
export async function countWaiting(
  db: Queryable,
  source: WaitingSource | undefined,
  caller: Person,
  most: number,
): Promise<number | null> {
  const rows = await source?.rows(db, caller);
  if (!rows) return null;
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select from ${rows.from} where ${rows.where} limit ${most}) counted_rows`);
  return counted.rows[0]?.count ?? 0;
}
