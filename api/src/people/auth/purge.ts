import { session, signIns } from '@nibras/contract/limits.ts';
import { and, isNotNull, lt, or } from 'drizzle-orm';
import { purgeCodes } from '#platform/codes/purge-codes.ts';
import { sessions, usedRefreshTokens } from '#platform/database/schema/index.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

const day = 24 * 60 * 60 * 1000;

const purgeKind = jobKind<object>('purge-sign-in');

/**
 * Deletes ended sessions, used refresh tokens that have expired, the seeds of their token pairs, and old codes and
 * attempts.
 */
export async function purgeSignIn({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const time = now();
  const dayAgo = new Date(time.getTime() - day);
  const oneRefreshAgo = new Date(time.getTime() - session.refreshLifetime);
  await db
    .delete(sessions)
    .where(or(lt(sessions.refreshExpiresAt, time), lt(sessions.revokedAt, dayAgo)));
  await db.delete(usedRefreshTokens).where(lt(usedRefreshTokens.usedAt, oneRefreshAgo));
  const graceAgo = new Date(time.getTime() - signIns.refreshGrace);
  await db
    .update(usedRefreshTokens)
    .set({ seed: null })
    .where(and(lt(usedRefreshTokens.usedAt, graceAgo), isNotNull(usedRefreshTokens.seed)));
  await purgeCodes(db, time);
}

export const purgeWorker = (platform: Platform): JobWorker =>
  jobWorker(purgeKind, () => purgeSignIn(platform), '17 * * * *');
