import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, timed } from './processes.mjs';

/**
 * Finds libfaketime, which moves the clock of a program that is started with it, or installs it where apt and root
 * are at hand.
 * @returns {Promise<string | undefined>} the library's path; undefined where there is none
 */
export async function ensureClock() {
  const found = installed();
  if (found || process.getuid?.() !== 0) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const script = 'apt-get update && apt-get install -y --no-install-recommends libfaketime';
  await timed('Installing libfaketime with apt', () =>
    run(['sh', '-c', script], { env, quiet: true }),
  );
  return installed();
}

/** Debian and its kin keep it under the machine's kind, others in one of these folders. */
function installed() {
  const kinds = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)
    : [];
  return [...kinds, '/usr/lib', '/usr/lib64', '/usr/local/lib']
    .map((folder) => join(folder, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path));
}
