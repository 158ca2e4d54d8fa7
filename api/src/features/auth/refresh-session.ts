import { randomBytes } from 'node:crypto';
import { session as limits } from '@nibras/contract/limits.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { latestWritten } from '#platform/codes/clock-skew.ts';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Transaction } from '#platform/database/database.ts';
import { sessions, usedRefreshTokens } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { deriveToken, sameBytes, tokenHash } from '#platform/secrets/secrets.ts';
import type { OpenedSession } from './present.ts';
import { personById } from './queries.ts';
import { keepPair, type TokenPair } from './sessions.ts';

/**
 * The pair that replaces a refresh token. It follows from a random seed and the token, so that who asks again within
 * the grace gets the same pair, although neither of the two is kept.
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

/** Exchanges a token that is in use; null where it is none. */
async function exchange(
  tx: Transaction,
  { refreshToken, refreshHash, now }: Presented,
): Promise<OpenedSession | null> {
  // Who waits here for the row finds it under its new hash, that is: not at all.
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
        gt(sessions.createdAt, new Date(now.getTime() - limits.absoluteLifetime)),
        isNull(sessions.revokedAt),
      ),
    )
    .for('update');
  const person = row && (await personById(tx, row.personId));
  if (!person) return null;
  const seed = randomBytes(32);
  const { startedAt } = row;
  const { tokens, columns } = keepPair(pairAfter(seed, refreshToken), { now, startedAt });
  await tx.insert(usedRefreshTokens).values({ refreshHash, sessionId: row.id, usedAt: now, seed });
  await tx
    .update(sessions)
    .set({ ...columns, lastUsedAt: now })
    .where(eq(sessions.id, row.id));
  return { person, tokens };
}

/**
 * What a used token answers. Within the grace, and while the pair that replaced it is still in use, that same pair: its
 * answer was lost, or two tabs asked together. Otherwise the token was stolen, or its thief used it first: nobody can
 * tell, so the sign-in ends.
 */
async function repeatOrEnd(
  tx: Transaction,
  { realtime }: Pick<Platform, 'realtime'>,
  { refreshToken, refreshHash, now }: Presented,
): Promise<OpenedSession | null> {
  const [found] = await tx
    .select({ used: usedRefreshTokens, session: sessions })
    .from(usedRefreshTokens)
    .innerJoin(sessions, eq(sessions.id, usedRefreshTokens.sessionId))
    .where(eq(usedRefreshTokens.refreshHash, refreshHash))
    .for('update');
  if (!found || found.session.revokedAt) return null;
  const { session, used } = found;
  const since = now.getTime() - used.usedAt.getTime();
  const recent = since < limits.refreshGrace && used.usedAt <= latestWritten(now);
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
 * Exchanges a refresh token for a new pair; the old pair is dead from then on. Asked again with the same token within
 * `session.refreshGrace` it answers the same new pair; later the token's return ends the sign-in.
 * @throws AppError 'session-expired' when the token is unknown, expired, revoked or used before that
 */
export async function refreshSession(
  { db, now, realtime }: Pick<Platform, 'db' | 'now' | 'realtime'>,
  refreshToken: string,
): Promise<OpenedSession> {
  const presented = { refreshToken, refreshHash: tokenHash(refreshToken), now: now() };
  // The end of a sign-in must outlive the failing call: what fails is thrown after the transaction.
  const opened = await db.transaction(
    async (tx) =>
      (await exchange(tx, presented)) ?? (await repeatOrEnd(tx, { realtime }, presented)),
  );
  if (!opened) throw new AppError('session-expired');
  return opened;
}
