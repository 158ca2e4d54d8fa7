import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from './debian-tool.mjs';

/**
 * Finds libfaketime, which changes the clock of a program that is started with it, or installs it with apt as root.
 * @returns {Promise<string | undefined>} the library's path; undefined where there is none
 */
export async function ensureClock() {
  const found = installed();
  if (found || process.getuid?.() !== 0) return found;
  await installWithApt('libfaketime');
  return installed();
}

/** Debian has it in a folder named after the architecture, other systems in one of these. */
function installed() {
  const architectures = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)
    : [];
  return [...architectures, '/usr/lib', '/usr/lib64', '/usr/local/lib']
    .map((folder) => join(folder, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path));
}
