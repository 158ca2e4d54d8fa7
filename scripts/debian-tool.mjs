import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, timed, toolPath } from './processes.mjs';

/** The path of the first of these programs that runs; undefined where there is none. @param {string[]} names */
export function findTool(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path));
}

/** On some systems the command only prints how to install the program. */
const runs = (path) =>
  // nginx has the second form only, ffmpeg the third.
  ['--version', '-v', '-version'].some(
    (flag) => spawnSync(path, [flag], { timeout: 30_000 }).status === 0,
  );

/** Installs a Debian package, as root. @returns {Promise<{ ok: boolean, output: string }>} */
export async function installWithApt(name) {
  // As in single-user mode, so that apt does not start the package's service.
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
 * Finds a tool that tests need, or installs it as root.
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
