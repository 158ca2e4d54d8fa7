import { eq } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import { lockAccounts } from '#people/people/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { PrivacyPlatform } from '../privacy-platform.ts';
import { deleteAccount } from './delete-account.ts';
import { logDeletion } from './log-deletion.ts';
import { obstaclesOf } from './obstacles.ts';
import { type DeletionRow, dueDeletions, endDeletion, lockDueDeletion } from './queries.ts';
import { tell } from './tell.ts';

/** Tells the person and the admins that an account could not be deleted. */
async function fail(platform: Platform, tx: Transaction, { personId, dueAt }: DeletionRow) {
  const now = platform.now();
  await endDeletion(tx, { personId }, { state: 'failed', finishedAt: now });
  await tell(platform, tx, { what: 'failed', personId, dueAt });
  const [person] = await tx.select().from(people).where(eq(people.id, personId));
  const admins = await tx.select({ id: people.id }).from(people).where(eq(people.role, 'admin'));
  const notices = admins
    .filter(({ id }) => id !== personId)
    .map(({ id }) => ({
      personId: id,
      type: 'App\\Notifications\\AccountNotDeleted' as const,
      data: { personId, personName: person?.name ?? '' },
    }));
  await notify(platform, tx, notices);
  await logDeletion(tx, { personId, action: 'deletion-failed', by: null, now });
}

async function carryOut(platform: PrivacyPlatform, tx: Transaction, id: number): Promise<void> {
  const now = platform.now();
  await lockAccounts(tx);
  const request = await lockDueDeletion(tx, id, now);
  if (!request) return;
  const { personId, certificates } = request;
  const [person] = await tx.select().from(people).where(eq(people.id, personId)).for('update');
  if (person?.deletedAt === null) {
    if ((await obstaclesOf(tx, personId)).length > 0) return fail(platform, tx, request);
    await deleteAccount(platform, tx, { personId, choice: certificates ?? 'remove', now });
  }
  await endDeletion(tx, { personId }, { state: 'done', finishedAt: now });
}

/** Deletes the accounts whose day has come, each in a transaction of its own; one that fails is tried again later. */
export async function carryOutDeletions(platform: PrivacyPlatform): Promise<void> {
  const { db, log, now } = platform;
  for (const id of await dueDeletions(db, now())) {
    try {
      await db.transaction((tx) => carryOut(platform, tx, id));
    } catch (error) {
      log.error({ err: error, request: id }, 'an account could not be deleted');
    }
  }
}
