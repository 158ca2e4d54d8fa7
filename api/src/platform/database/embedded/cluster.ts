import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { Folders } from './folders.ts';
import { run } from './run.ts';

export const superuser = 'nibras';
export const databaseName = 'nibras';

/** Returns the URL of a cluster's database for `pg`, by the folder of its socket. */
export const urlOf = (socket: string) =>
  `postgresql://${superuser}@localhost/${databaseName}?host=${encodeURIComponent(socket)}`;

/**
 * The names of one locale on different systems. Its character classes must be those of Unicode: with LC_CTYPE=C,
 * pg_trgm finds no letter in Arabic text and every search is empty.
 */
const characterTypes = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'UTF-8'];

/**
 * Creates the cluster and its database. It is renamed only when it is complete, so that an interrupted start leaves
 * nothing that the next one could mistake for a cluster.
 * @throws EmbeddedPostgresError when it cannot be created
 */
export async function createCluster(
  { home, cluster }: Folders,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  const unfinished = join(home, 'cluster.new');
  let result = { ok: false, output: '' };
  for (const characterType of characterTypes) {
    await rm(unfinished, { recursive: true, force: true });
    result = await run(binaries.initdb, initFlags(unfinished, characterType), { account });
    if (result.ok || !result.output.includes('invalid locale name')) break;
  }
  if (result.ok) {
    result = await run(binaries.postgres, ['--single', '-D', unfinished, 'postgres'], {
      account,
      input: `create database ${databaseName}\n`,
    });
  }
  if (!result.ok) {
    throw new EmbeddedPostgresError(
      `The database could not be created in ${home}: ${lastLines(result.output)}`,
    );
  }
  // Only PostgreSQL's user and root can reach the socket, so connections need no password.
  await writeFile(join(unfinished, 'pg_hba.conf'), 'local all all trust\n');
  await rename(unfinished, cluster);
}

function initFlags(folder: string, characterType: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=simple',
    '--data-checksums',
    '--no-instructions',
  ];
}

/**
 * Refuses a cluster that this PostgreSQL cannot open, before anything is changed.
 * @throws EmbeddedPostgresError for another major version, or a cluster of another user
 */
export async function checkCluster(cluster: string, binaries: Binaries): Promise<void> {
  const major = await majorOf(cluster);
  if (major !== binaries.major) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} is of PostgreSQL ${major}, and this Nibras brings ${binaries.major}. ` +
        'Nothing was changed. Make a copy of DATA_DIR, then move it over: npm run database:upgrade',
    );
  }
}

/**
 * Reads the major version of a cluster, such as `18`.
 * @throws EmbeddedPostgresError where it cannot be read
 */
export async function majorOf(cluster: string): Promise<string> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      throw new EmbeddedPostgresError(
        error.code === 'EACCES'
          ? `The database in ${cluster} belongs to another user: start Nibras as the user who started it first.`
          : `The folder ${cluster} is no PostgreSQL database (${error.message}): move it away to start with an empty one.`,
      );
    },
  );
  return version.trim();
}

export const lastLines = (text: string) => text.trim().split('\n').slice(-3).join(' · ');
