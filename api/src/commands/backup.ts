import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backUp } from '#platform/backup/back-up.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import {
  commandConfig,
  giveUp,
  projectVersion,
  reason,
  runningDatabaseUrl,
  withRestingDatabase,
} from './environment.ts';

/** `npm run backup [-- file]`: database and files in one archive, while the server runs or rests. */
const config = commandConfig();
const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const file = resolve(process.argv[2] ?? join(config.dataDir, 'backups', `nibras-${now}.tar.zst`));
if (existsSync(file)) giveUp(`${file} is there already.`);

try {
  const running = await runningDatabaseUrl(config);
  if (!running && !existsSync(join(config.dataDir, 'postgres'))) {
    giveUp(`There is no database in ${config.dataDir}.`);
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const storage = await openStorage(config);
  const version = await projectVersion();
  const { dataDir } = config;
  const work = (databaseUrl: string) => backUp({ file, databaseUrl, storage, dataDir, version });
  const { files, tables } = running ? await work(running) : await withRestingDatabase(config, work);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(file);
  process.stdout.write(
    `${file}: ${rows} rows of ${tables.length} tables, ${files.count} files, ${Math.ceil(size / 1024)} KiB.\n`,
  );
} catch (error) {
  giveUp(`No backup was made. ${reason(error)}`);
}
