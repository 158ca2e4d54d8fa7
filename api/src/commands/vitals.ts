import { parseArgs } from 'node:util';
import { vitalReports } from '@nibras/contract/site/vitals/limits.ts';
import { openDatabase } from '#platform/database/database.ts';
import { vitalsSummary, vitalsTable } from '#site/vitals/index.ts';
import { commandConfig, exitWithError, runningDatabaseUrl } from './environment.ts';

/** `npm run vitals -- [--days=7]`: prints the web vitals that visitors' browsers reported. */
const day = 24 * 60 * 60 * 1000;
const maxDays = vitalReports.retention / day;

const { values } = parseArgs({ options: { days: { type: 'string', default: '28' } } });
const days = Number(values.days);
if (!(days > 0 && days <= maxDays)) exitWithError(`--days takes a number from 1 to ${maxDays}.`);

const config = commandConfig();
const url = await runningDatabaseUrl(config);
if (!url)
  exitWithError(`No server runs on ${config.dataDir}. Start it first, or set DATABASE_URL.`);

const database = openDatabase(url, {
  connections: 1,
  prepare: config.databasePrepare,
});
try {
  const rows = await vitalsSummary(database.db, new Date(Date.now() - days * day));
  const lines =
    rows.length === 0
      ? [`No visits were measured in the last ${days} days.`]
      : [
          `75th percentiles of the last ${days} days (✓ good, ! needs improvement, ✗ poor):`,
          '',
          ...vitalsTable(rows),
        ];
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  exitWithError(`The web vitals could not be read: ${(error as Error).message}`);
} finally {
  await database.close();
}
