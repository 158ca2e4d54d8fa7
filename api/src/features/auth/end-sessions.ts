import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deviceTokens, sessions } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';

type EndOne = { personId: number; sessionId: number; now: Date };
type EndOthers = { personId: number; except: number; now: Date };

/**
 * Ends one session of a person, or all `except` one: revokes its tokens, disconnects its tabs, and removes its push
 * subscription.
 * @returns how many sessions ended
 */
export async function endSessions(
  tx: Transaction,
  { realtime }: Pick<Platform, 'realtime'>,
  options: EndOne | EndOthers,
): Promise<number> {
  const which =
    'except' in options ? ne(sessions.id, options.except) : eq(sessions.id, options.sessionId);
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: options.now })
    .where(and(eq(sessions.personId, options.personId), which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  // Old push subscriptions have no session id. Remove them when all other sessions end.
  const registeredBy =
    'except' in options
      ? or(isNull(deviceTokens.sessionId), ne(deviceTokens.sessionId, options.except))
      : eq(deviceTokens.sessionId, options.sessionId);
  await tx
    .delete(deviceTokens)
    .where(and(eq(deviceTokens.personId, options.personId), registeredBy));
  await afterCommit(tx, () => realtime.endSessions(ended.map(({ id }) => id)));
  return ended.length;
}
