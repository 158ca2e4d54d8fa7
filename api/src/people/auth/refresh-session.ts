import { randomBytes } from 'node:crypto';
import { signIns } from '@nibras/contract/limits.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { afterCommit } from '#platform/database/after-commit.ts';
import { latestWritten } from '#platform/database/clock-skew.ts';
import type { Transaction } from '#platform/database/database.ts';
import { sessions, usedRefreshTokens } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { deriveToken, sameBytes, tokenHash } from '#platform/secrets/secrets.ts';
import type { OpenedSession } from './present.ts';
import { personById } from './queries.ts';
import { pairColumns, type TokenPair } from './sessions.ts';

/**
 * Derives the pair that replaces a refresh token from a random seed and the token, so that a repeated request within
 * the grace period gets the same pair although neither token is stored.
 */
const pairAfter = (seed: Buffer, refreshToken: string): TokenPair => ({
  access: deriveToken(seed, 'access', refreshToken),
  refresh: deriveToken(seed, 'refresh', refreshToken),
});

interface Presented {
  refreshToken: string;
  refreshHash: Buffer;
  now: Date;
}

/** Exchanges a current token for a new pair; null if the token is not current. */
async function exchange(
  tx: Transaction,
  { refreshToken, refreshHash, now }: Presented,
): Promise<OpenedSession | null> {
  // A concurrent request that waits here for the row lock finds no row afterwards, because the hash has changed.
  const [row] = await tx
    .select({
      id: sessions.id,
      personId: sessions.personId,
      startedAt: sessions.createdAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.refreshHash, refreshHash),
        gt(sessions.refreshExpiresAt, now),
        gt(sessions.createdAt, new Date(now.getTime() - signIns.absoluteLifetime)),
        isNull(sessions.revokedAt),
      ),
    )
    .for('update');
  const person = row && (await personById(tx, row.personId));
  if (!person) return null;
  const seed = randomBytes(32);
  const { startedAt } = row;
  const { tokens, columns } = pairColumns(pairAfter(seed, refreshToken), { now, startedAt });
  await tx.insert(usedRefreshTokens).values({ refreshHash, sessionId: row.id, usedAt: now, seed });
  await tx
    .update(sessions)
    .set({ ...columns, lastUsedAt: now })
    .where(eq(sessions.id, row.id));
  return { person, tokens };
}

/**
 * Handles a token that was already used. Within the grace period, while the pair that replaced it is still current,
 * it returns that same pair: the response was lost, or two tabs refreshed together. Otherwise the token was probably
 * stolen and used by two parties, so all sessions of the sign-in end.
 */
async function repeatOrRevoke(
  tx: Transaction,
  { realtime }: Pick<Platform, 'realtime'>,
  { refreshToken, refreshHash, now }: Presented,
): Promise<OpenedSession | null> {
  const [found] = await tx
    .select({ used: usedRefreshTokens, session: sessions })
    .from(usedRefreshTokens)
    .innerJoin(sessions, eq(sessions.id, usedRefreshTokens.sessionId))
    .where(eq(usedRefreshTokens.refreshHash, refreshHash))
    // Only the session: a request that waited in `exchange` has it locked already, and would wait for a token's row in a
    // circle with a request that locks both from here.
    .for('update', { of: sessions });
  if (!found || found.session.revokedAt) return null;
  const { session, used } = found;
  const since = now.getTime() - used.usedAt.getTime();
  const recent = since < signIns.refreshGrace && used.usedAt <= latestWritten(now);
  const pair = recent && used.seed && pairAfter(used.seed, refreshToken);
  if (pair && sameBytes(tokenHash(pair.refresh), session.refreshHash)) {
    const person = await personById(tx, session.personId);
    const { accessExpiresAt } = session;
    return person && { person, tokens: { ...pair, accessExpiresAt } };
  }
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.family, session.family), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await afterCommit(tx, () => realtime.endSessions(ended.map(({ id }) => id)));
  return null;
}

/**
 * Exchanges a refresh token for a new pair and invalidates the old pair. The same token returns the same new pair
 * within `session.refreshGrace`; after that, using it again ends the sign-in.
 * @throws AppError 'session-expired' when the token is unknown, expired, revoked or used before that
 */
export async function refreshSession(
  { db, now, realtime }: Pick<Platform, 'db' | 'now' | 'realtime'>,
  refreshToken: string,
): Promise<OpenedSession> {
  const presented = { refreshToken, refreshHash: tokenHash(refreshToken), now: now() };
  // Throw after the transaction, so that the revocation is not rolled back.
  const opened = await db.transaction(
    async (tx) =>
      (await exchange(tx, presented)) ?? (await repeatOrRevoke(tx, { realtime }, presented)),
  );
  if (!opened) throw new AppError('session-expired');
  return opened;
}
