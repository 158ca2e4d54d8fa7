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
import type { DecryptionKeys } from './encryption.ts';
import {
  prepareSchema,
  setSequences,
  splitMigrations,
  suspendConstraints,
  tableLoader,
  usedTable,
} from './load-database.ts';
import { fileLoader } from './load-files.ts';
import { entries, type Manifest } from './manifest.ts';
import { deletedAccounts, repeatDeletions } from './repeat-deletions.ts';

interface Restore {
  file: string;
  databaseUrl: string;
  /** Null restores only the database. */
  storage: Storage | null;
  dataDir: string;
  migrations: Migration[];
  /** Whether existing data may be replaced. */
  replace: boolean;
  /** With what the archive is decrypted, where it is encrypted. */
  decryption?: DecryptionKeys;
}

/**
 * Restores an archive of `backUp` completely or not at all. Every checksum is verified before anything is changed; the
 * rows are loaded in one transaction, and after its commit only the cleanup of files can fail.
 * @throws BackupError where the archive is damaged or too new, a server is running, or the installation is not empty
 */
export async function restore(options: Restore): Promise<Manifest> {
  const { databaseUrl, migrations, replace, storage } = options;
  const checked = await checkArchive(options, storage);
  const { manifest } = checked;
  const steps = splitMigrations(manifest, migrations);
  const client = await connect(databaseUrl);
  let jobs: CarriedJobs | null = null;
  try {
    await refuseWhileServed(client);
    const used = await usedTable(client);
    if (used && !replace) {
      throw new BackupError(
        `The database is not empty (there are rows in ${used}). With --replace, the backup replaces all of it.`,
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

/** Refuses while a server is connected; the embedded database has its own lock. */
async function refuseWhileServed(client: pg.Client) {
  const { rows } = await client.query(
    `select count(*)::int as servers from pg_stat_activity
     where datname = current_database() and application_name in ('nibras', 'nibras-jobs')`,
  );
  if (rows[0]?.servers > 0) {
    throw new BackupError('Nibras uses this database: stop all of its processes first.');
  }
}

async function load(
  { dataDir, decryption, file, replace, storage }: Restore,
  context: {
    checked: CheckedArchive;
    client: pg.Client;
    jobs: CarriedJobs | null;
    steps: ReturnType<typeof splitMigrations>;
  },
) {
  const { checked, client, jobs, steps } = context;
  const { manifest } = checked;
  const files = storage && fileLoader(storage, checked.files);
  const tables = tableLoader(client, manifest);
  let keys: Buffer | null = null;
  try {
    await client.query("begin; set local lock_timeout = '30s'");
    const deleted = await deletedAccounts(client);
    await prepareSchema(client, steps.before);
    const restoreConstraints = await suspendConstraints(client);
    await tables.begin();
    for await (const { name, content } of readArchive(file, decryption)) {
      if (name.startsWith(entries.database)) {
        await tables.load(tableOf(name), content);
        continue;
      }
      await tables.end();
      if (name.startsWith(entries.files))
        await files?.load(name.slice(entries.files.length), content);
      else if (name === entries.keys) keys = await buffer(content);
    }
    await restoreConstraints();
    await setSequences(client, manifest);
    await jobs?.restore(client);
    await applyMigrations(client, steps.after);
    await repeatDeletions(client, deleted);
    // The pages that the last process left show the database as it was.
    await client.query("select invalidate_tags(array['*'], false)");
    await client.query('commit');
  } catch (error) {
    await tables.abandon();
    await client.query('rollback').catch(() => {});
    await files?.undo();
    throw error;
  }
  if (files && keys) await storeKeys(join(dataDir, entries.keys), keys);
  await files?.finish({ clear: replace });
}

/** Stores the push keys, to which the subscriptions of browsers are bound. */
async function storeKeys(file: string, keys: Buffer) {
  await writeFile(`${file}.new`, keys, { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
}
