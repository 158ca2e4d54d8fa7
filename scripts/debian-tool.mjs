import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, timed, toolPath } from './processes.mjs';

/** Where a program is that runs; undefined where there is none. @param {string[]} names any of which will do */
export function findTool(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path));
}

/** On some systems the command only tells where to get the program. */
const runs = (path) =>
  // nginx knows the short form alone.
  ['--version', '-v'].some((flag) => spawnSync(path, [flag], { timeout: 30_000 }).status === 0);

/** Installs a package of Debian's; only root can. @returns {Promise<{ ok: boolean, output: string }>} */
export async function installWithApt(name) {
  // As in single-user mode: a service that the package brings along is not started.
  const env = {
    ...process.env,
    PATH: toolPath(),
    DEBIAN_FRONTEND: 'noninteractive',
    RUNLEVEL: '1',
  };
  const script = `apt-get update && apt-get install -y --no-install-recommends ${name}`;
  return timed(`Installing ${name} with apt`, () =>
    run(['sh', '-c', script], { env, quiet: true }),
  );
}

/**
 * Sees to it that a tool which tests need is there.
 * @returns {Promise<string>} its path
 */
export async function ensureTool(name, { from = name } = {}) {
  const found = findTool([name]);
  if (found) return found;
  const apt =
    process.getuid?.() === 0
      ? await installWithApt(from)
      : { output: `Only root can install it: apt-get install ${from}` };
  const installed = findTool([name]);
  if (installed) return installed;
  throw new Error(`${apt.output}\nThe tests need ${name}, and it could not be installed.`);
}
