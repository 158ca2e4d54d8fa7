import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Place } from './queries.ts';

/** Lets only one transaction at a time begin or give attempts of a person at a quiz. */
export async function lockPlace(tx: Transaction, { lecture, person }: Place): Promise<void> {
  const key = `quiz:${lecture}:${person}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
