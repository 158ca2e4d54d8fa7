import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from './debian-tool.mjs';

/**
 * Finds libfaketime, which moves the clock of a program that is started with it, or installs it where apt and root
 * are at hand.
 * @returns {Promise<string | undefined>} the library's path; undefined where there is none
 */
export async function ensureClock() {
  const found = installed();
  if (found || process.getuid?.() !== 0) return found;
  await installWithApt('libfaketime');
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
