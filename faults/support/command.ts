import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '../../api/src/platform/config/paths.ts';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const ofMachine =
  /^(PATH|HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|npm_config_\w+|(https?|no)_proxy)$/i;

/** The variables that a program needs to run and to reach the registry on this machine, without product settings. */
export const machineEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => ofMachine.test(name)));

/** Runs one of the operator's commands to its end, with only these settings. */
export async function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const file = join(repoRoot(), 'api/src/commands', `${name}.ts`);
  const options = { env: { ...machineEnvironment(), ...env }, maxBuffer: 16_000_000 };
  try {
    const ended = await promisify(execFile)(process.execPath, [file, ...args], options);
    return { code: 0, ...ended };
  } catch (error) {
    return error as Ended & Error;
  }
}
