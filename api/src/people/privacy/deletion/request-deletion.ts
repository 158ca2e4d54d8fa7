import { privacy as limits } from '@nibras/contract/people/limits.ts';
import type { CertificateChoice } from '@nibras/contract/people/privacy/shapes.ts';
import { lockAccounts } from '#people/people/index.ts';
import { tookFromQuota } from '#platform/codes/quota.ts';
import type { Transaction } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { logDeletion } from './log-deletion.ts';
import { requireNoObstacle } from './obstacles.ts';
import { type DeletionRow, writeDeletion } from './queries.ts';
import { tell } from './tell.ts';

const day = 24 * 60 * 60 * 1000;
const tooMany = 'طلبت حذف حسابك وتراجعت مرات كثيرة اليوم. حاول مرة أخرى غدًا.';

async function requireQuota(tx: Transaction, personId: number, now: Date): Promise<void> {
  const counter = { kind: 'account-deletion', subject: String(personId) };
  const quota = { most: limits.deletionsPerDay, within: day };
  if (await tookFromQuota(tx, counter, quota, now)) return;
  throw new AppError('too-many-requests', { retryAfter: day / 1000, message: tooMany });
}

interface Request {
  personId: number;
  certificates: CertificateChoice;
}

/**
 * Asks for the deletion of a person's account, and tells them by mail and notice how to take that back. While a request
 * waits, asking again changes the choice alone.
 * @throws AppError last-admin, teaches-courses; too-many-requests
 */
export async function requestDeletion(
  platform: Platform,
  { personId, certificates }: Request,
): Promise<DeletionRow> {
  const { db, now } = platform;
  const time = now();
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    await requireNoObstacle(tx, personId);
    const dueAt = new Date(time.getTime() + limits.deletionDelay);
    const input = { personId, certificates, createdAt: time, dueAt };
    const { row, isNew } = await writeDeletion(tx, input);
    if (!isNew) return row;
    await requireQuota(tx, personId, time);
    await tell(platform, tx, { what: 'asked', personId, dueAt });
    await logDeletion(tx, { personId, action: 'deletion-asked', by: personId, now: time });
    return row;
  });
}
