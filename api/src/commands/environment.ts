import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '#platform/backup/backup-error.ts';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded.ts';
import { EmbeddedPostgresError } from '#platform/database/embedded/embedded-error.ts';

/** Prints a line on stderr and exits with status 1. */
export function exitWithError(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Reads the server's configuration, including `.env`. Exits if it is invalid. */
export function commandConfig(): Config {
  const file = join(repoRoot(), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError)
      exitWithError(`The environment has mistakes:\n${error.message}`);
    throw error;
  }
}

/** The database of the running server: `DATABASE_URL`, or the embedded one; null if no server runs. */
export async function runningDatabaseUrl(config: Config): Promise<string | null> {
  if (config.databaseUrl) return config.databaseUrl;
  const url = await readFile(join(config.dataDir, 'postgres/url'), 'utf8').catch(() => null);
  return url?.trim() || null;
}

/** The message of an error for the operator; unexpected errors are shown with their name. */
export const errorMessage = (error: unknown) =>
  error instanceof BackupError || error instanceof EmbeddedPostgresError
    ? error.message
    : `${(error as Error).name}: ${(error as Error).message}`;

const print = (details: unknown, line?: string) => {
  process.stderr.write(`${line ?? String(details)}\n`);
};

/** The log of the embedded database in commands: prints warnings and errors as plain lines. */
export const commandLog = { info: () => {}, warn: print, error: print };

/**
 * Runs work on a database that no server uses: `DATABASE_URL`, or the embedded one, which is started for the duration
 * of the work.
 * @throws EmbeddedPostgresError if a server runs on DATA_DIR
 */
export async function withStoppedDatabase<Result>(
  config: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl) return work(config.databaseUrl);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: commandLog });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** The project's version from `package.json`. */
export async function projectVersion(): Promise<string> {
  return JSON.parse(await readFile(join(repoRoot(), 'package.json'), 'utf8')).version;
}
