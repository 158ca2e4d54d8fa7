import { and, eq, gt, isNull } from 'drizzle-orm';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Transaction } from '#platform/database/database.ts';
import { sessions, usedRefreshTokens } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { tokenHash } from '#platform/secrets/secrets.ts';
import type { OpenedSession } from './present.ts';
import { personById } from './queries.ts';
import { makeTokens } from './sessions.ts';

/** A used token that returns was stolen, or its thief used it first: nobody can tell, so the sign-in ends. */
async function endFamilyOfUsed(
  { realtime }: Pick<Platform, 'realtime'>,
  tx: Transaction,
  { refreshHash, now }: { refreshHash: Buffer; now: Date },
) {
  const [used] = await tx
    .select({ family: sessions.family })
    .from(usedRefreshTokens)
    .innerJoin(sessions, eq(sessions.id, usedRefreshTokens.sessionId))
    .where(eq(usedRefreshTokens.refreshHash, refreshHash));
  if (!used) return;
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.family, used.family), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await afterCommit(tx, () => realtime.endSessions(ended.map(({ id }) => id)));
}

/**
 * Exchanges a refresh token for a new pair; the old pair is dead from then on. Of two calls with the same token
 * one wins, and the other counts as its return: a browser's tabs must take turns.
 * @throws AppError 'session-expired' when the token is unknown, expired, revoked or used
 */
export async function refreshSession(
  { db, now, realtime }: Pick<Platform, 'db' | 'now' | 'realtime'>,
  refreshToken: string,
): Promise<OpenedSession> {
  const at = now();
  const refreshHash = tokenHash(refreshToken);
  const opened = await db.transaction(async (tx) => {
    // Who waits here for the row finds it under its new hash, that is: not at all.
    const [row] = await tx
      .select({ id: sessions.id, personId: sessions.personId })
      .from(sessions)
      .where(
        and(
          eq(sessions.refreshHash, refreshHash),
          gt(sessions.refreshExpiresAt, at),
          isNull(sessions.revokedAt),
        ),
      )
      .for('update');
    const person = row && (await personById(tx, row.personId));
    if (!person) {
      // Not thrown from here: the end of the family must outlive the failing call.
      await endFamilyOfUsed({ realtime }, tx, { refreshHash, now: at });
      return null;
    }
    const { tokens, columns } = makeTokens(at);
    await tx.insert(usedRefreshTokens).values({ refreshHash, sessionId: row.id, usedAt: at });
    await tx.update(sessions).set(columns).where(eq(sessions.id, row.id));
    return { person, tokens };
  });
  if (!opened) throw new AppError('session-expired');
  return opened;
}
