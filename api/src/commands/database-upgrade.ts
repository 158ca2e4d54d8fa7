import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { upgradeCluster } from '#platform/backup/upgrade-cluster.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { readMigrations } from '#platform/database/migrations.ts';
import {
  commandConfig,
  commandLog,
  errorMessage,
  exitWithError,
  projectVersion,
} from './environment.ts';

/** `npm run database:upgrade [-- --binaries=folder]`: upgrades the embedded database to this version's PostgreSQL. */
const { values } = parseArgs({ options: { binaries: { type: 'string' } } });
const config = commandConfig();
if (config.databaseUrl)
  exitWithError('DATABASE_URL is set: that server is upgraded by its own means.');

try {
  const { file, from, kept, to } = await upgradeCluster({
    dataDir: config.dataDir,
    log: commandLog,
    version: await projectVersion(),
    migrations: readMigrations(join(repoRoot(), 'api/migrations')),
    olderFolder: values.binaries,
  });
  process.stdout.write(
    `The database is of PostgreSQL ${to} now. What it was under ${from} is kept in ${kept}, and its content in ${file}: remove both once all is well.\n`,
  );
} catch (error) {
  exitWithError(`The database was not upgraded, and is as it was. ${errorMessage(error)}`);
}
