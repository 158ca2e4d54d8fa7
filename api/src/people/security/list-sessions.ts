import { signIns } from '@nibras/contract/limits.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { sessions } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';

/** A person's valid sessions: the caller's own first, then the most recently used. */
export async function listSessions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { personId, sessionId }: { personId: number; sessionId: number },
) {
  const time = now();
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
        gt(sessions.refreshExpiresAt, time),
        gt(sessions.createdAt, new Date(time.getTime() - signIns.absoluteLifetime)),
      ),
    )
    .orderBy(desc(sql`${sessions.id} = ${sessionId}`), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(signIns.listed);
}
export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];
