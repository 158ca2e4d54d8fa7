import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../database/database.ts';

/** A number that nothing else locks by. */
const lock = 7_261_942_003;

/**
 * Removes a file that no row names any more, unless a backup is under way: its snapshot of the database may still
 * name it. A backup waits for removals that have begun.
 * @returns false where a backup is under way, and nothing was done
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
 * Keeps every file in its place until the connection ends.
 * @returns false where another backup does so already
 */
export async function holdFiles(client: pg.Client): Promise<boolean> {
  // Removals take milliseconds: what holds the lock for longer is another backup.
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
