import { code as rules } from '@nibras/contract/limits.ts';
import { email } from '@nibras/contract/wire.ts';
import { issueCodeAsOperator, makeAdmin } from '#people/auth/index.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { commandConfig, exitWithError, runningDatabaseUrl } from './environment.ts';

/**
 * `npm run admin -- person@example.com`: makes the person an admin, creates the account if the address is new, and
 * prints a code that signs in once.
 */
const [argument] = process.argv.slice(2);
if (!argument) exitWithError('Who becomes an admin? npm run admin -- person@example.com');
const address = email.safeParse(argument);
if (!address.success) exitWithError(`"${argument}" is not an e-mail address.`);

const config = commandConfig();
const url = await runningDatabaseUrl(config);
if (!url)
  exitWithError(`No server runs on ${config.dataDir}. Start it first, or set DATABASE_URL.`);

const database = openDatabase(url, {
  connections: 1,
  prepare: config.databasePrepare,
});
const results = {
  created: 'is an admin now. The account is new.',
  changed: 'is an admin now.',
  unchanged: 'is an admin already.',
};

try {
  const { db } = database;
  const now = () => new Date();
  const result = await db.transaction((tx) => makeAdmin(tx, { email: address.data, now: now() }));
  const platform = { db, secrets: await openSecrets(db), now };
  const { code } = await issueCodeAsOperator(platform, address.data);
  const minutes = rules.lifetime / 60_000;
  process.stdout.write(`${address.data} ${results[result]}\n`);
  process.stdout.write(`${code}  signs in once, within ${minutes} minutes, at /login.\n`);
} catch (error) {
  exitWithError(`Nobody was made an admin: ${(error as Error).message}`);
} finally {
  await database.close();
}
