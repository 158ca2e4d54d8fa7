import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { sessions } from '#platform/database/schema/index.ts';

/** Signs out: neither token of the session works any more. */
export async function endSession(
  db: Queryable,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<void> {
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId));
}
