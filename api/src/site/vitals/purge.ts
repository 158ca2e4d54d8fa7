import { vitalReports } from '@nibras/contract/site/vitals/limits.ts';
import { lt } from 'drizzle-orm';
import { webVitals } from '#platform/database/schema/index.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

const purgeKind = jobKind<object>('purge-web-vitals');

/** Deletes measurements that are older than the retention period. */
export async function purgeVitals({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - vitalReports.retention);
  await db.delete(webVitals).where(lt(webVitals.createdAt, before));
}

export const purgeWorker = (platform: Platform): JobWorker =>
  jobWorker(purgeKind, () => purgeVitals(platform), '29 3 * * *');
