import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { withAfterCommit } from './after-commit.ts';
import { readMigrations, refuseNewerDatabase } from './migrations.ts';
import { PooledClient, type PooledClientOptions } from './pooled-client.ts';
import type { Database } from './queryable.ts';
import * as schema from './schema/index.ts';
import { StatementNames } from './statement-names.ts';

export type { Database, Queryable, Transaction } from './queryable.ts';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

const casing = 'snake_case' as const;

/** The driver's timeout beyond the database's own in milliseconds, because a hanging database cancels nothing. */
const extraQueryTimeout = 2_000;

interface DatabaseOptions {
  connections?: number;
  /** The timeout of a statement in milliseconds, waiting for locks included. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection. */
  connectionTimeout?: number;
  onError?: (error: Error) => void;
  /** Whether the statements that Drizzle sends are prepared (record 0119); true unless said otherwise. */
  prepare?: boolean;
  /** Settings of PostgreSQL for every connection. */
  settings?: Record<string, string>;
}

/** Opens a connection pool. Connections are opened on demand and closed after 30 idle seconds. */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const statementTimeout = options.statementTimeout ?? 30_000;
  const driver: PooledClientOptions = {
    connectionString: url,
    ...((options.prepare ?? true) && { statements: new StatementNames() }),
    max: options.connections ?? 5,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + extraQueryTimeout,
    application_name: 'nibras',
    ...(options.settings && {
      options: Object.entries(options.settings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    }),
  };
  const pool = new pg.Pool({ ...driver, Client: PooledClient });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => options.onError?.(error));
  return {
    db: withAfterCommit(drizzle(pool, { schema, casing })),
    pool,
    close: () => pool.end(),
  };
}

/** The key of the advisory lock that keeps two processes from migrating at once; no other lock uses it. */
const migrationLock = 7_261_942_001;

/**
 * Applies the migrations; processes that start together wait for each other. It uses its own connection without a
 * timeout, because waiting for the lock and building an index may take long.
 * @throws Error for a database that a newer version has migrated: it would work on until it needs what is no more
 */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'nibras-migration' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseNewerDatabase(client, readMigrations(migrationsFolder));
    await migrate(drizzle(client, { casing }), { migrationsFolder });
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/** Whether the database treats Arabic letters as letters: with LC_CTYPE=C the search index contains none of them. */
export async function readsArabic(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query("select cardinality(show_trgm('برمجة')) > 0 as reads");
  return rows[0]?.reads === true;
}
