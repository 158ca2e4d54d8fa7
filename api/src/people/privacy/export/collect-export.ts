import { privacy as limits } from '@nibras/contract/people/limits.ts';
import { eq } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { Platform } from '#platform/platform.ts';
import type { PrivacyPlatform } from '../privacy-platform.ts';
import { buildExport } from './build-export.ts';
import { exportMail } from './mails.ts';
import { type ExportRow, finishExport, waitingExport } from './queries.ts';

const dataPage = '/account/data';

/** Tells the person how it ended, by notice and mail. */
async function tell(platform: Platform, tx: Transaction, person: number, ready: boolean) {
  const type = ready ? 'App\\Notifications\\DataReady' : 'App\\Notifications\\DataFailed';
  await notify(platform, tx, [{ personId: person, type, data: {} }]);
  const [account] = await tx
    .select({ email: people.email })
    .from(people)
    .where(eq(people.id, person));
  if (!account) return;
  const settings = platform.settings();
  const href = pageAddress({ ...platform.config, ...settings }, dataPage);
  await platform.mailer.send(tx, exportMail({ settings, to: account.email, href, ready }));
}

async function build(platform: PrivacyPlatform, { id, personId }: ExportRow): Promise<void> {
  const { db, now, storage } = platform;
  const path = await buildExport(platform, personId);
  const bytes = (await storage.stat(path))?.size ?? null;
  const time = now();
  const kept = await db.transaction(async (tx) => {
    const expiresAt = new Date(time.getTime() + limits.exportLifetime);
    const ready = { state: 'ready' as const, finishedAt: time, path, bytes, expiresAt };
    if (!(await finishExport(tx, id, ready))) return false;
    await tell(platform, tx, personId, true);
    return true;
  });
  // The account was deleted meanwhile.
  if (!kept) await storage.remove(path);
}

/**
 * Collects the data of a waiting request and tells the person. Does nothing for a request that is over.
 * @param last whether it is not tried again after a failure; then the request has failed
 */
export async function collectExport(
  platform: PrivacyPlatform,
  { id, last }: { id: number; last: boolean },
): Promise<void> {
  const { db, log, now } = platform;
  const request = await waitingExport(db, id);
  if (!request) return;
  try {
    await build(platform, request);
  } catch (error) {
    if (!last) throw error;
    log.error({ err: error, export: id }, 'the data of a person could not be collected');
    await db.transaction(async (tx) => {
      if (!(await finishExport(tx, id, { state: 'failed', finishedAt: now() }))) return;
      await tell(platform, tx, request.personId, false);
    });
  }
}
