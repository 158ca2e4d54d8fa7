import { code as rules } from '@nibras/contract/limits.ts';
import { email } from '@nibras/contract/wire.ts';
import { issueCodeByHand } from '#features/auth/index.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { commandConfig, giveUp, runningDatabaseUrl } from './environment.ts';

/** `npm run code -- person@example.com`: prints a sign-in code for someone whom mail does not reach. */
const given = process.argv[2];
if (!given) giveUp('Whose code? npm run code -- person@example.com');
const address = email.safeParse(given);
if (!address.success) giveUp(`"${given}" is no e-mail address.`);

const config = commandConfig();
const url = await runningDatabaseUrl(config);
if (!url) giveUp(`No server runs on ${config.dataDir}. Start it first, or set DATABASE_URL.`);

const database = openDatabase(url, { connections: 1 });
try {
  const { code, known } = await issueCodeByHand(
    { db: database.db, secrets: await openSecrets(database.db), now: () => new Date() },
    address.data,
  );
  const minutes = rules.lifetime / 60_000;
  process.stdout.write(`${code}  signs in ${address.data} within ${minutes} minutes.\n`);
  if (!known) process.stdout.write('The address is new: the code makes a new account.\n');
} catch (error) {
  giveUp(`No code could be made: ${(error as Error).message}`);
} finally {
  await database.close();
}
