import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations, clearSchema, type Migration } from '../database/migrations.ts';
import { pendingJobs } from '../jobs/carry-jobs.ts';
import { BackupError } from './backup-error.ts';
import { quoted } from './connection.ts';
import { newestMigration, tablesOf } from './dump-database.ts';
import type { Manifest, TableSum } from './manifest.ts';

/** Tables that a server fills at its start; their rows do not make the database a used one. */
const ownTables = new Set(['settings']);

/** Returns the first table with user data; null for an unused database. */
export async function usedTable(client: pg.Client): Promise<string | null> {
  for (const { name } of await tablesOf(client)) {
    if (ownTables.has(name)) continue;
    const { rows } = await client.query(
      `select exists (select from public.${quoted(name)}) as used`,
    );
    if (rows[0]?.used) return name;
  }
  return null;
}

/**
 * Splits the migrations into those of the backup's schema, applied before its rows, and the later ones.
 * @throws BackupError where the backup's schema is unknown
 */
export function splitMigrations(
  manifest: Manifest,
  migrations: Migration[],
): { before: Migration[]; after: Migration[] } {
  if (!migrations.some(({ madeAt }) => madeAt === manifest.migration)) {
    throw new BackupError(
      `This backup was made by Nibras ${manifest.version}, whose database this one does not know: update first.`,
    );
  }
  return {
    before: migrations.filter(({ madeAt }) => madeAt <= manifest.migration),
    after: migrations.filter(({ madeAt }) => madeAt > manifest.migration),
  };
}

/** Brings the database to the backup's schema and empties its tables. */
export async function prepareSchema(client: pg.Client, before: Migration[]): Promise<void> {
  const newest = await newestMigration(client);
  const reached = before.findIndex(({ madeAt }) => madeAt === newest);
  // A newer or unknown schema cannot be migrated back, so it is created again.
  if (newest !== null && reached < 0) await clearSchema(client);
  await applyMigrations(client, before.slice(reached + 1));
  const names = (await tablesOf(client)).map(({ name }) => `public.${quoted(name)}`);
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
}

/**
 * Drops foreign keys and disables triggers while the tables are loaded, because tables refer to each other in cycles.
 * @returns a function that restores them, which checks every key against all rows
 */
export async function suspendConstraints(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ name: string; on: string; definition: string }>(`
    select conname as name, conrelid::regclass::text as on, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`);
  const tables = (await tablesOf(client)).map(({ name }) => `public.${quoted(name)}`);
  for (const key of keys) {
    await client.query(`alter table ${key.on} drop constraint ${quoted(key.name)}`);
  }
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const key of keys) {
      await client.query(
        `alter table ${key.on} add constraint ${quoted(key.name)} ${key.definition}`,
      );
    }
  };
}

/** Loads the entries of the tables as they are read from the archive, one table after the other. */
export function tableLoader(client: pg.Client, { tables, jobs }: Manifest) {
  let running: { table: TableSum; copy: Writable & { rowCount?: number } } | null = null;

  function begin(name: string) {
    const table = name === jobs?.name ? jobs : tables.find((one) => one.name === name);
    if (!table) throw new BackupError(`The backup has a table ${name} that it does not list.`);
    const target = table === jobs ? 'carried_jobs' : `public.${quoted(name)}`;
    const list = table.columns.map(quoted).join(', ');
    const copy = client.query(copyFrom(`copy ${target} (${list}) from stdin`));
    // The next write or `end` throws the error.
    copy.on('error', () => {});
    return { table, copy };
  }

  async function end() {
    if (!running) return;
    const { copy, table } = running;
    running = null;
    if (copy.errored) throw copy.errored;
    const finished = once(copy, 'finish');
    copy.end();
    await finished;
    if (copy.rowCount !== table.rows) {
      throw new BackupError(
        `Table ${table.name} was loaded with ${copy.rowCount} of ${table.rows} rows.`,
      );
    }
  }

  return {
    async begin() {
      if (jobs) await client.query(pendingJobs.table);
    },
    async load(name: string, content: Readable) {
      if (running?.table.name !== name) {
        await end();
        running = begin(name);
      }
      for await (const chunk of content) {
        const { copy } = running;
        if (copy.errored) throw copy.errored;
        if (!copy.write(chunk)) await once(copy, 'drain');
      }
    },
    end,
    /** Aborts a running COPY, so that the connection accepts other statements. */
    async abandon() {
      const copy = running?.copy;
      running = null;
      if (!copy || copy.closed) return;
      const closed = once(copy, 'close');
      copy.destroy(new Error('the restore has failed'));
      await closed.catch(() => {});
    },
  };
}

/** Restores every sequence, so that new rows do not collide with restored ones. */
export async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quoted(name)}`,
      value,
      called,
    ]);
  }
}
