import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import { lt } from 'drizzle-orm';
import { gatewayNotices } from '#platform/database/schema/index.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

const purgeKind = jobKind<object>('purge-gateway-notices');

/** Deletes webhook events that are older than a year. */
export async function purgeWebhookEvents({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - limits.keepNotices);
  await db.delete(gatewayNotices).where(lt(gatewayNotices.createdAt, before));
}

export const purgeWorker = (platform: Platform): JobWorker =>
  jobWorker(purgeKind, () => purgeWebhookEvents(platform), '41 3 * * *');
