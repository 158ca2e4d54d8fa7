import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { type JobWorker, jobKind, jobWorker } from '../../jobs/jobs.ts';

/** For how many transactions what they invalidated stays in the database. */
const retained = 100_000;

/** Which transactions had ended at a moment. */
export interface LogPosition {
  /** Differs where transaction numbers are others or records may be lost: another server, timeline, database or file. */
  log: string;
  snapshot: string;
}

/** Returns the present end of what the database has recorded (migration 0061). */
export async function readPosition(db: Queryable): Promise<LogPosition> {
  const { rows } = await db.execute<LogPosition & Record<string, unknown>>(sql`
    select pg_current_snapshot()::text as snapshot,
      concat_ws(' ', (select system_identifier from pg_control_system()),
        left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
        (select oid from pg_database where datname = current_database()),
        pg_relation_filenode('cache.invalidations')) as log`);
  const [position] = rows;
  if (!position) throw new Error('the database did not return its position');
  return position;
}

const settled = sql`pg_snapshot_xmin(pg_current_snapshot())::text::numeric`;

/** Returns the tags that were invalidated since a snapshot; null where they are no longer recorded. */
export async function tagsInvalidatedSince(
  db: Queryable,
  snapshot: string,
): Promise<Set<string> | null> {
  const { rows } = await db.execute<{ recorded: boolean; tags: string[] }>(sql`
    with before as (select ${snapshot}::text::pg_snapshot as ended)
    select pg_snapshot_xmin(ended)::text::numeric >= ${settled} - ${retained}::int as recorded,
      array(select distinct unnest(tags) from cache.invalidations
        where not pg_visible_in_snapshot(xid, ended)) as tags
    from before`);
  return rows[0]?.recorded ? new Set(rows[0].tags) : null;
}

/** Deletes what no process needs any more, and numbers that this database has not reached, which are another's. */
export async function pruneInvalidations(db: Queryable): Promise<void> {
  await db.execute(sql`delete from cache.invalidations
    where xid::text::numeric < ${settled} - ${retained}::int
      or xid >= pg_snapshot_xmax(pg_current_snapshot())`);
}

const pruneKind = jobKind<object>('prune-invalidations');

/** Prunes every hour. */
export const pruneWorker = (db: Queryable): JobWorker =>
  jobWorker(pruneKind, () => pruneInvalidations(db), '41 * * * *');
