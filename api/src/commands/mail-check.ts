import { parseArgs } from 'node:util';
import { email } from '@nibras/contract/wire.ts';
import { checkMail } from '#platform/mail/check-mail.ts';
import { commandConfig, exitWithError } from './environment.ts';

/** `npm run mail:check -- [address] [--selector=name]`: tests the mail configuration and prints problems. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { selector: { type: 'string' } },
});
const address = positionals[0] === undefined ? undefined : email.safeParse(positionals[0]);
if (address?.success === false) exitWithError(`"${positionals[0]}" is not an e-mail address.`);

const { ok, lines } = await checkMail({
  config: commandConfig(),
  to: address?.data,
  selector: values.selector,
});
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = ok ? 0 : 1;
