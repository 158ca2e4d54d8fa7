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
  exitWithError('DATABASE_URL is set: upgrade that server with its own tools.');

try {
  const { file, from, oldCluster, to } = await upgradeCluster({
    dataDir: config.dataDir,
    log: commandLog,
    version: await projectVersion(),
    migrations: readMigrations(join(repoRoot(), 'api/migrations')),
    olderFolder: values.binaries,
  });
  process.stdout.write(
    `The database was upgraded to PostgreSQL ${to}. The old cluster (PostgreSQL ${from}) is in ${oldCluster}, and a backup in ${file}: delete both once everything works.\n`,
  );
} catch (error) {
  exitWithError(`The database was not upgraded and is unchanged. ${errorMessage(error)}`);
}
