import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backUp } from '#platform/backup/back-up.ts';
import { recordBackup } from '#platform/backup/last-backup.ts';
import { keyFile } from '#platform/secrets/vault.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import {
  commandConfig,
  errorMessage,
  exitWithError,
  projectVersion,
  runningDatabaseUrl,
  withStoppedDatabase,
} from './environment.ts';

/**
 * `npm run backup [-- file]`: writes database and files to one archive, with or without a running server; encrypted with
 * `BACKUP_PASSPHRASE` or for `BACKUP_RECIPIENTS`.
 */
const config = commandConfig();
const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const { passphrase, recipients } = config.backups;
const ending = passphrase || recipients.length > 0 ? 'tar.zst.age' : 'tar.zst';
const file = resolve(process.argv[2] ?? join(config.dataDir, 'backups', `nibras-${now}.${ending}`));
if (existsSync(file)) exitWithError(`${file} already exists.`);

try {
  const runningUrl = await runningDatabaseUrl(config);
  if (!runningUrl && !existsSync(join(config.dataDir, 'postgres'))) {
    exitWithError(`There is no database in ${config.dataDir}.`);
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const storage = await openStorage(config);
  const version = await projectVersion();
  const { dataDir } = config;
  const writeBackup = async (databaseUrl: string) => {
    const encryption = config.backups;
    const manifest = await backUp({ file, databaseUrl, storage, dataDir, version, encryption });
    // A database that may only be read is backed up too.
    await recordBackup(databaseUrl, manifest.createdAt).catch((error: unknown) =>
      process.stderr.write(`The studio does not know of this backup: ${errorMessage(error)}\n`),
    );
    return manifest;
  };
  const { files, tables, secretsKeys } = runningUrl
    ? await writeBackup(runningUrl)
    : await withStoppedDatabase(config, writeBackup);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(file);
  process.stdout.write(
    `${file}: ${rows} rows of ${tables.length} tables, ${files.count} files, ${Math.ceil(size / 1024)} KiB.\n`,
  );
  if (secretsKeys.length > 0) {
    process.stdout.write(
      `The mail password and keys of gateways in it can be read only with the installation's key ${secretsKeys.join(', ')} (INSTALLATION_KEY, or ${keyFile} in DATA_DIR), which it does not contain: keep a copy elsewhere.\n`,
    );
  }
} catch (error) {
  exitWithError(`No backup was made. ${errorMessage(error)}`);
}
