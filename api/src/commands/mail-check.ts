import { parseArgs } from 'node:util';
import { email } from '@nibras/contract/wire.ts';
import { openDatabase } from '#platform/database/database.ts';
import { checkMail } from '#platform/mail/check-mail.ts';
import { type MailSetup, readMailSetup } from '#platform/mail/mail-setup.ts';
import { openVault } from '#platform/secrets/vault.ts';
import { readSettings } from '#platform/settings/settings-queries.ts';
import { commandConfig, exitWithError, runningDatabaseUrl } from './environment.ts';

/** `npm run mail:check -- [address] [--selector=name]`: tests the mail configuration and prints problems. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { selector: { type: 'string' } },
});
const address = positionals[0] === undefined ? undefined : email.safeParse(positionals[0]);
if (address?.success === false) exitWithError(`"${positionals[0]}" is not an e-mail address.`);

const config = commandConfig();

/** The set-up and the name that the studio has stored; the environment's where no server runs. */
async function storedSetup(): Promise<{ setup: MailSetup; siteName: string }> {
  const { siteName } = config.first;
  const url = await runningDatabaseUrl(config);
  if (!url) return { setup: config, siteName };
  const { db, close } = openDatabase(url, {
    connections: 1,
    prepare: config.databasePrepare,
  });
  try {
    const settings = await readSettings(db);
    const vault = await openVault(config);
    return {
      setup: await readMailSetup({ db, vault }, config),
      siteName: settings?.siteName ?? siteName,
    };
  } catch {
    // Mail can be checked before the database is reachable.
    return { setup: config, siteName };
  } finally {
    await close();
  }
}

const { setup, siteName } = await storedSetup();

const { ok, lines } = await checkMail({
  config: setup,
  settings: { siteName, publicUrl: config.publicUrl },
  to: address?.data,
  selector: values.selector,
});
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = ok ? 0 : 1;
