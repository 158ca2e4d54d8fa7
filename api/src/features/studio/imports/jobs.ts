import { imports as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { importPeople } from './import-people.ts';

/** One at a time in each process: an import is a long row of writes. */
export const importKind = jobKind<{ id: number }>('import-people', { atOnce: 1 });
const purgeKind = jobKind<object>('purge-import-lines');

/** Deletes the names and addresses of imports that cannot be undone any more. */
export async function purgeImportLines({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - limits.linesFor).toISOString();
  await db.execute(sql`delete from import_lines using imports
    where imports.id = import_id and imports.created_at < ${before}::timestamptz`);
}

export const importWorkers = (platform: Platform): JobWorker[] => [
  jobWorker(importKind, ({ id }) => importPeople(platform, id)),
  jobWorker(purgeKind, () => purgeImportLines(platform), '29 3 * * *'),
];
