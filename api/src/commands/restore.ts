import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readIdentities } from '#platform/backup/encryption.ts';
import { restore } from '#platform/backup/restore.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { readMigrations } from '#platform/database/migrations.ts';
import { keyFile, readInstallationKey, vaultOf } from '#platform/secrets/vault.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { commandConfig, errorMessage, exitWithError, withStoppedDatabase } from './environment.ts';

/**
 * `npm run restore -- file [--replace] [--identity=file]`: restores a backup, completely or not at all. The server must be
 * stopped. An encrypted one needs `BACKUP_PASSPHRASE`, or the file of a secret key of age.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, identity: { type: 'string' } },
});
const [argument] = positionals;
if (!argument) exitWithError('Which backup? npm run restore -- file.tar.zst');
const file = resolve(argument);

const config = commandConfig();
try {
  const { dataDir } = config;
  const storage = await openStorage(config);
  // Read before the restore: a damaged key must not look like a failed restore.
  const key = await readInstallationKey(config);
  const migrations = readMigrations(join(repoRoot(), 'api/migrations'));
  const decryption = {
    passphrase: config.backups.passphrase,
    identities: values.identity ? await readIdentities(values.identity) : [],
  };
  const { createdAt, files, tables, secretsKeys } = await withStoppedDatabase(
    config,
    (databaseUrl) =>
      restore({
        file,
        databaseUrl,
        storage,
        dataDir,
        migrations,
        replace: values.replace,
        decryption,
      }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored the state of ${createdAt}: ${rows} rows of ${tables.length} tables, ${files.count} files.\n`,
  );
  const missing = secretsKeys.filter((id) => id !== (key && vaultOf(key).keyId));
  if (missing.length > 0) {
    process.stdout.write(
      `The mail password and keys of gateways in it were encrypted with the key ${missing.join(', ')} of another installation. Copy that one's ${keyFile} into ${dataDir}, or set INSTALLATION_KEY, before the start; without it, enter them again in the studio.\n`,
    );
  }
} catch (error) {
  exitWithError(`Nothing was restored. ${errorMessage(error)}`);
}
