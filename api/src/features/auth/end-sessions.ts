import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deviceTokens, sessions } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';

type EndOne = { personId: number; sessionId: number; now: Date };
type EndOthers = { personId: number; except: number; now: Date };

/**
 * Ends one session of a person, or all `except` one: neither token works any more, its tabs are disconnected, and
 * its browser gets no more push messages. Answers how many ended.
 */
export async function endSessions(
  tx: Transaction,
  { realtime }: Pick<Platform, 'realtime'>,
  ending: EndOne | EndOthers,
): Promise<number> {
  const which =
    'except' in ending ? ne(sessions.id, ending.except) : eq(sessions.id, ending.sessionId);
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: ending.now })
    .where(and(eq(sessions.personId, ending.personId), which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  // Of a browser that registered before sessions were noted nobody knows whose it is: it goes with all others.
  const registeredBy =
    'except' in ending
      ? or(isNull(deviceTokens.sessionId), ne(deviceTokens.sessionId, ending.except))
      : eq(deviceTokens.sessionId, ending.sessionId);
  await tx
    .delete(deviceTokens)
    .where(and(eq(deviceTokens.personId, ending.personId), registeredBy));
  await afterCommit(tx, () => realtime.endSessions(ended.map(({ id }) => id)));
  return ended.length;
}
