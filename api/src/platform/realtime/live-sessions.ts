import { and, gt, isNull } from 'drizzle-orm';
import { anyOf } from '../database/any-of.ts';
import type { Queryable } from '../database/database.ts';
import { sessions } from '../database/schema/index.ts';

/** Returns the sessions that are still valid; a refreshed one is, by the expiry of its new token. */
export async function liveSessions(db: Queryable, ids: number[], now: Date): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(anyOf(sessions.id, ids), isNull(sessions.revokedAt), gt(sessions.accessExpiresAt, now)),
    );
  return new Set(rows.map(({ id }) => id));
}
