import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { withAfterCommit } from './after-commit.ts';
import type { Database } from './queryable.ts';
import * as schema from './schema/index.ts';

export type { Database, Queryable, Transaction } from './queryable.ts';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

const casing = 'snake_case' as const;

/** Opens a pool. Connections are made when they are needed, and given back after 30 idle seconds. */
export function openDatabase(
  url: string,
  options: { connections?: number; onError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 5,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    application_name: 'nibras',
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => options.onError?.(error));
  return {
    db: withAfterCommit(drizzle(pool, { schema, casing })),
    pool,
    close: () => pool.end(),
  };
}

/** A number that nothing else locks by: two processes that start together must not both migrate. */
const migrationLock = 7_261_942_001;

/** Brings the schema up to date; processes that start at the same time take turns. */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}

/** Whether the database takes Arabic letters for letters: with LC_CTYPE=C the search index holds none of them. */
export async function readsArabic(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query("select cardinality(show_trgm('برمجة')) > 0 as reads");
  return rows[0]?.reads === true;
}
