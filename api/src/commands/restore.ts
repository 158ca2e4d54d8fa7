import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '#platform/backup/restore.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { readMigrations } from '#platform/database/migrations.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { commandConfig, errorMessage, exitWithError, withStoppedDatabase } from './environment.ts';

/** `npm run restore -- file [--replace]`: restores a backup, completely or not at all. The server must be stopped. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [argument] = positionals;
if (!argument) exitWithError('Which backup? npm run restore -- file.tar.zst');
const file = resolve(argument);

const config = commandConfig();
try {
  const { dataDir } = config;
  const storage = await openStorage(config);
  const migrations = readMigrations(join(repoRoot(), 'api/migrations'));
  const { createdAt, files, tables } = await withStoppedDatabase(config, (databaseUrl) =>
    restore({ file, databaseUrl, storage, dataDir, migrations, replace: values.replace }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored the state of ${createdAt}: ${rows} rows of ${tables.length} tables, ${files.count} files.\n`,
  );
} catch (error) {
  exitWithError(`Nothing was restored. ${errorMessage(error)}`);
}
