import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { applyMigrations, type Migration } from '../database/migrations.ts';
import { type CarriedJobs, openCarriedJobs } from '../jobs/carry-jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type CheckedArchive, checkArchive, tableOf } from './check-archive.ts';
import { connect } from './connection.ts';
import {
  liftConstraints,
  prepareSchema,
  setSequences,
  splitMigrations,
  tableLoader,
  usedTable,
} from './load-database.ts';
import { fileLoader } from './load-files.ts';
import { entries, type Manifest } from './manifest.ts';

interface Restore {
  file: string;
  databaseUrl: string;
  /** Null where the archive's database alone is wanted. */
  storage: Storage | null;
  dataDir: string;
  migrations: Migration[];
  /** Whether what is there may go. */
  replace: boolean;
}

/**
 * Brings back what `backUp` has written: whole, or not at all. Every sum is checked before anything is touched; the
 * rows come in one transaction, and its commit is the last thing that can fail but for the clearing up.
 * @throws BackupError where the archive is damaged or too new, a server is at work, or the place is not empty
 */
export async function restore(options: Restore): Promise<Manifest> {
  const { databaseUrl, file, migrations, replace, storage } = options;
  const checked = await checkArchive(file, storage);
  const { manifest } = checked;
  const steps = splitMigrations(manifest, migrations);
  const client = await connect(databaseUrl);
  let jobs: CarriedJobs | null = null;
  try {
    await refuseWhileServed(client);
    const used = await usedTable(client);
    if (used && !replace) {
      throw new BackupError(
        `The database is not empty (there are rows in ${used}). With --replace, all that it holds gives way to the backup.`,
      );
    }
    jobs = manifest.jobs && (await openCarriedJobs(databaseUrl));
    await load(options, { checked, client, jobs, steps });
    await client.query('analyze');
    return manifest;
  } finally {
    await jobs?.close();
    await client.end();
  }
}

/** The embedded database's own lock lets no second process in; any other is asked who is there. */
async function refuseWhileServed(client: pg.Client) {
  const { rows } = await client.query(
    `select count(*)::int as servers from pg_stat_activity
     where datname = current_database() and application_name in ('nibras', 'nibras-jobs')`,
  );
  if (rows[0]?.servers > 0) {
    throw new BackupError('Nibras is at work on this database: stop all of its processes first.');
  }
}

async function load(
  { dataDir, file, replace, storage }: Restore,
  given: {
    checked: CheckedArchive;
    client: pg.Client;
    jobs: CarriedJobs | null;
    steps: ReturnType<typeof splitMigrations>;
  },
) {
  const { checked, client, jobs, steps } = given;
  const { manifest } = checked;
  const files = storage && fileLoader(storage, checked.files);
  const tables = tableLoader(client, manifest);
  let keys: Buffer | null = null;
  try {
    await client.query("begin; set local lock_timeout = '30s'");
    await prepareSchema(client, steps.before);
    const putBack = await liftConstraints(client);
    await tables.begin();
    for await (const { name, content } of readArchive(file)) {
      if (name.startsWith(entries.database)) {
        await tables.take(tableOf(name), content);
        continue;
      }
      await tables.end();
      if (name.startsWith(entries.files))
        await files?.take(name.slice(entries.files.length), content);
      else if (name === entries.keys) keys = await buffer(content);
    }
    await putBack();
    await setSequences(client, manifest);
    await jobs?.restore(client);
    await applyMigrations(client, steps.after);
    await client.query('commit');
  } catch (error) {
    await tables.abandon();
    await client.query('rollback').catch(() => {});
    await files?.undo();
    throw error;
  }
  if (files && keys) await keepKeys(join(dataDir, entries.keys), keys);
  await files?.settle({ clear: replace });
}

/** Browsers are subscribed under these keys: new ones would lose them all. */
async function keepKeys(file: string, keys: Buffer) {
  await writeFile(`${file}.new`, keys, { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
}
