import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../database/database.ts';

/** The key of the advisory lock; no other lock uses it. */
const lock = 7_261_942_003;

/**
 * Removes a file that no row refers to any more, unless a backup is running, whose snapshot of the database may still
 * refer to it. A backup waits for removals that have begun.
 * @returns false where a backup is running and nothing was removed
 */
export function unlessBackup(db: Database, remove: () => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${lock}) as free`,
    );
    if (!rows[0]?.free) return false;
    await remove();
    return true;
  });
}

/**
 * Prevents the removal of files until the connection ends.
 * @returns false where another backup holds the lock
 */
export async function lockFiles(client: pg.Client): Promise<boolean> {
  // Removals take milliseconds, so only another backup holds the lock for longer.
  await client.query("set lock_timeout = '5s'");
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === lockNotAvailable) return false;
    throw error;
  } finally {
    await client.query('set lock_timeout = 0');
  }
}

const lockNotAvailable = '55P03';
