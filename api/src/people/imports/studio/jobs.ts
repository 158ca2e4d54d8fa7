import { imports as limits } from '@nibras/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { imports } from '#platform/database/schema/index.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { importPeople } from './import-people.ts';

/** One at a time in each process: an import is a long row of writes. */
export const importKind = jobKind<{ id: number }>('import-people', { atOnce: 1 });
const continueKind = jobKind<object>('continue-imports', { atOnce: 1 });
const purgeKind = jobKind<object>('purge-import-lines');

/** Deletes the names and addresses of imports that cannot be undone any more. */
export async function purgeImportLines({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - limits.linesFor).toISOString();
  await db.execute(sql`delete from import_lines using imports
    where imports.id = import_id and imports.created_at < ${before}::timestamptz`);
}

/**
 * Goes on with imports whose process was killed: the queue would try again only after ever longer waits. One that is being
 * done elsewhere is done by both in turn.
 */
async function continueImports(platform: Platform): Promise<void> {
  const waiting = await platform.db
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.state, 'waiting'))
    .orderBy(imports.id);
  for (const { id } of waiting) await importPeople(platform, id);
}

export const importWorkers = (platform: Platform): JobWorker[] => [
  jobWorker(importKind, ({ id }) => importPeople(platform, id)),
  jobWorker(continueKind, () => continueImports(platform), '* * * * *'),
  jobWorker(purgeKind, () => purgeImportLines(platform), '29 3 * * *'),
];
