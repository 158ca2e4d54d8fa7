import { code as rules } from '@nibras/contract/limits.ts';
import { email } from '@nibras/contract/wire.ts';
import { issueCodeAsOperator, issueConfirmationAsOperator } from '#people/auth/index.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { commandConfig, exitWithError, runningDatabaseUrl } from './environment.ts';

/**
 * `npm run code -- person@example.com`: prints a sign-in code for a person who receives no mail. With `--confirm` it
 * prints the code that confirms an open session, for a person who has lost access to their mailbox.
 */
const [argument] = process.argv.slice(2).filter((word) => word !== '--confirm');
const confirm = process.argv.includes('--confirm');
if (!argument) exitWithError('For which address? npm run code -- person@example.com');
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
const minutes = rules.lifetime / 60_000;

/** Prints the code and its purpose. */
async function printCode(email: string) {
  const { db } = database;
  const platform = { db, secrets: await openSecrets(db), now: () => new Date() };
  if (confirm) {
    const code = await issueConfirmationAsOperator(platform, email);
    if (code === null) throw new Error(`nobody has the address ${email}.`);
    process.stdout.write(`${code}  confirms a session of ${email} within ${minutes} minutes.\n`);
    return;
  }
  const { code, known } = await issueCodeAsOperator(platform, email);
  process.stdout.write(`${code}  signs in ${email} within ${minutes} minutes.\n`);
  if (!known) process.stdout.write('The address is new: the code creates a new account.\n');
}

try {
  await printCode(address.data);
} catch (error) {
  exitWithError(`The code could not be issued: ${(error as Error).message}`);
} finally {
  await database.close();
}
