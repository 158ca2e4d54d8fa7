import { firstAdmin } from '@nibras/contract/limits.ts';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { firstAdminLinks } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { newToken, tokenHash } from '#platform/secrets/secrets.ts';
import { hasAdmin, makeAdmin } from './make-admin.ts';

/** The number of the advisory lock under which the first admin is made; no other lock uses it. */
const firstAdminLock = 7_261_942_004;

const lockFirstAdmin = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${firstAdminLock})`);

/**
 * Creates the token of a link that makes the first admin, and stores its hash. Every process prints its own; the first
 * that is used ends them all (docs/decisions/0061-the-first-admin-has-a-link.md).
 * @returns null where there is an admin
 */
export async function issueFirstAdminLink({
  db,
  now,
}: Pick<Platform, 'db' | 'now'>): Promise<string | null> {
  const time = now();
  return db.transaction(async (tx) => {
    await lockFirstAdmin(tx);
    await tx.delete(firstAdminLinks).where(lte(firstAdminLinks.expiresAt, time));
    if (await hasAdmin(tx)) return null;
    const token = newToken();
    const expiresAt = new Date(time.getTime() + firstAdmin.linkLifetime);
    await tx.insert(firstAdminLinks).values({ hash: tokenHash(token), expiresAt });
    return token;
  });
}

const isLive = (token: string, now: Date) =>
  and(eq(firstAdminLinks.hash, tokenHash(token)), gt(firstAdminLinks.expiresAt, now));

/** Whether a link can still be used. */
export async function isFirstAdminLink(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  token: string,
): Promise<boolean> {
  return db.transaction(
    async (tx) =>
      (await tx.$count(firstAdminLinks, isLive(token, now()))) > 0 && !(await hasAdmin(tx)),
  );
}

/**
 * Makes the first admin and ends all links.
 * @returns false for a link that has expired or was used, or where there is an admin
 */
export async function claimFirstAdmin(
  { db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>,
  { token, email, name }: { token: string; email: string; name: string },
): Promise<boolean> {
  const time = now();
  const claimed = await db.transaction(async (tx) => {
    await lockFirstAdmin(tx);
    const live = await tx.$count(firstAdminLinks, isLive(token, time));
    if (live === 0 || (await hasAdmin(tx))) return false;
    await makeAdmin(tx, { email, name, now: time });
    await tx.delete(firstAdminLinks);
    return true;
  });
  if (claimed) log.info('the first admin was made');
  return claimed;
}
