import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '#platform/backup/restore.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { readMigrations } from '#platform/database/migrations.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { commandConfig, giveUp, reason, withRestingDatabase } from './environment.ts';

/** `npm run restore -- file [--replace]`: brings a backup back, whole or not at all; the server rests meanwhile. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [given] = positionals;
if (!given) giveUp('Which backup? npm run restore -- file.tar.zst');
const file = resolve(given);

const config = commandConfig();
try {
  const { dataDir } = config;
  const storage = await openStorage(config);
  const migrations = readMigrations(join(repoRoot(), 'api/migrations'));
  const { createdAt, files, tables } = await withRestingDatabase(config, (databaseUrl) =>
    restore({ file, databaseUrl, storage, dataDir, migrations, replace: values.replace }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored what was there at ${createdAt}: ${rows} rows of ${tables.length} tables, ${files.count} files.\n`,
  );
} catch (error) {
  giveUp(`Nothing was restored. ${reason(error)}`);
}
