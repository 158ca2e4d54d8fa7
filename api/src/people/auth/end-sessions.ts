import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deviceTokens, sessions } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';

type EndOne = { personId: number; sessionId: number; now: Date };
type EndOthers = { personId: number; except: number; now: Date };
type EndAll = { personId: number; all: true; now: Date };
type Ended = EndOne | EndOthers | EndAll;

/** The sessions, and the push subscriptions that they registered; undefined for all. */
function conditionsOf(options: Ended): { which?: SQL; registeredBy?: SQL | undefined } {
  if ('all' in options) return {};
  if ('sessionId' in options) {
    const { sessionId } = options;
    return {
      which: eq(sessions.id, sessionId),
      registeredBy: eq(deviceTokens.sessionId, sessionId),
    };
  }
  return {
    which: ne(sessions.id, options.except),
    // Old push subscriptions have no session id. Remove them when all other sessions end.
    registeredBy: or(isNull(deviceTokens.sessionId), ne(deviceTokens.sessionId, options.except)),
  };
}

/**
 * Ends one session of a person, all `except` one, or `all`: revokes its tokens, disconnects its tabs, and removes its
 * push subscription.
 * @returns how many sessions ended
 */
export async function endSessions(
  tx: Transaction,
  { realtime }: Pick<Platform, 'realtime'>,
  options: Ended,
): Promise<number> {
  const { which, registeredBy } = conditionsOf(options);
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: options.now })
    .where(and(eq(sessions.personId, options.personId), which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await tx
    .delete(deviceTokens)
    .where(and(eq(deviceTokens.personId, options.personId), registeredBy));
  await afterCommit(tx, () => realtime.endSessions(ended.map(({ id }) => id)));
  return ended.length;
}
