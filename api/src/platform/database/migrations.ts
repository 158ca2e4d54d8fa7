import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** One migration; `madeAt` (milliseconds) identifies and orders it. */
export interface Migration {
  madeAt: number;
  hash: string;
  statements: string[];
}

/** Reads the project's migrations in order. */
export const readMigrations = (migrationsFolder: string): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }) => ({
    madeAt: folderMillis,
    hash,
    statements: sql,
  }));

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Refuses a database with migrations that this version does not know.
 * @throws Error that names both versions and says what to do
 */
export async function refuseNewerDatabase(
  client: pg.Client,
  known: readonly Migration[],
): Promise<void> {
  const { rows: tables } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as made",
  );
  if (!tables[0]?.made) return;
  const { rows } = await client.query<{ at: string }>(
    `select created_at as at from drizzle.__drizzle_migrations
      where created_at <> all($1::bigint[]) order by created_at desc`,
    [known.map(({ madeAt }) => madeAt)],
  );
  const [newest] = rows;
  if (!newest) return;
  const last = Math.max(0, ...known.map(({ madeAt }) => madeAt));
  throw new Error(
    `The database belongs to a newer version of Nibras: ${rows.length} of its migrations, up to that of ` +
      `${day(Number(newest.at))} (${newest.at}), are unknown to this version, which knows those up to ` +
      `${day(last)} (${last}). Start the newer version again, or restore the backup from before the update.`,
  );
}

/**
 * Applies migrations inside the caller's transaction, so that a restore can load rows between two of them. It records
 * them as Drizzle's migrator does (`migrateDatabase`).
 */
export async function applyMigrations(client: pg.Client, migrations: Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { hash, madeAt, statements } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, madeAt],
    );
  }
}

/** Drops our tables, sequences, functions and types; extensions and other schemas stay. */
export async function clearSchema(client: pg.Client): Promise<void> {
  const ours = (
    catalog: string,
    column: string,
  ) => `${column} = 'public'::regnamespace and not exists
    (select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`;
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists %s cascade', oid::regclass) as statement
      from pg_class where relkind = 'r' and ${ours('pg_class', 'relnamespace')}
    union all select format('drop sequence if exists %s cascade', oid::regclass)
      from pg_class where relkind = 'S' and ${ours('pg_class', 'relnamespace')}
    union all select format('drop function if exists %s cascade', oid::regprocedure)
      from pg_proc where prokind = 'f' and ${ours('pg_proc', 'pronamespace')}
    union all select format('drop type if exists %s cascade', oid::regtype)
      from pg_type where typtype in ('e', 'd') and ${ours('pg_type', 'typnamespace')}`);
  for (const { statement } of rows) await client.query(statement);
  await client.query('drop table if exists drizzle.__drizzle_migrations');
}
