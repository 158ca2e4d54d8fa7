import { privacy as limits } from '@nibras/contract/people/limits.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import { tookFromQuota } from '#platform/codes/quota.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { type ExportRow, insertExport, lastExport } from './queries.ts';

/** One at a time in each process: an export reads much. */
export const exportKind = jobKind<{ id: number }>('export-personal-data', {
  atOnce: 1,
  retries: 3,
  retryDelay: 30,
});

const day = 24 * 60 * 60 * 1000;
const tooMany = 'طلبت بياناتك مرات كثيرة اليوم. حاول مرة أخرى غدًا.';

/**
 * Asks for all of a person's data; a job collects them. While one is waiting, another request is the same one.
 * @throws AppError too-many-requests
 */
export async function requestExport(
  { db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>,
  { personId }: { personId: number },
): Promise<ExportRow> {
  const time = now();
  return db.transaction(async (tx) => {
    const dueAt = new Date(time.getTime() + limits.exportDue);
    const made = await insertExport(tx, { personId, createdAt: time, dueAt });
    if (!made) return orThrow(await lastExport(tx, personId), 'not-found');
    const counter = { kind: 'data-export', subject: String(personId) };
    const quota = { most: limits.exportsPerDay, within: day };
    if (!(await tookFromQuota(tx, counter, quota, time))) {
      throw new AppError('too-many-requests', { retryAfter: day / 1000, message: tooMany });
    }
    await jobs.enqueue(tx, exportKind, { id: made.id });
    await writeEntry(tx, {
      person: personId,
      action: 'data-requested',
      kind: 'person',
      itemId: personId,
      now: time,
    });
    return made;
  });
}
