import { session as limits } from '@nibras/contract/limits.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { sessions } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';

/** A person's sessions that can still be used: the one that asks first, then the last used. */
export async function listSessions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { personId, sessionId }: { personId: number; sessionId: number },
) {
  const at = now();
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.personId, personId),
        isNull(sessions.revokedAt),
        gt(sessions.refreshExpiresAt, at),
        gt(sessions.createdAt, new Date(at.getTime() - limits.absoluteLifetime)),
      ),
    )
    .orderBy(desc(sql`${sessions.id} = ${sessionId}`), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(limits.listed);
}
export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];
