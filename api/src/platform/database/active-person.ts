import { and, type SQL, sql } from 'drizzle-orm';
import { anyOf } from './any-of.ts';
import type { Queryable } from './queryable.ts';
import { people } from './schema/index.ts';

/**
 * The condition that a person is neither suspended (docs/behaviour/people.md#suspension) nor deleted. Anyone who is does not
 * sign in, and is sent no mail, push or notice. For queries that select from `people`.
 */
export const activePerson: SQL = sql`(${people.suspendedAt} is null and ${people.deletedAt} is null)`;

/** Returns which of some people are neither suspended nor deleted. */
export async function activeAmong(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(anyOf(people.id, ids), activePerson));
  return new Set(rows.map(({ id }) => id));
}
