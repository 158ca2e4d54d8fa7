import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '#platform/backup/backup-error.ts';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded.ts';
import { EmbeddedPostgresError } from '#platform/database/embedded/embedded-error.ts';

/** Ends a command with a line for the operator. */
export function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The configuration that the server has too, `.env` included. Ends the command when it has mistakes. */
export function commandConfig(): Config {
  const file = join(repoRoot(), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) giveUp(`The environment has mistakes:\n${error.message}`);
    throw error;
  }
}

/** The database of the running server: that of `DATABASE_URL`, or the embedded one beside it; null when it rests. */
export async function runningDatabaseUrl(config: Config): Promise<string | null> {
  if (config.databaseUrl) return config.databaseUrl;
  const url = await readFile(join(config.dataDir, 'postgres/url'), 'utf8').catch(() => null);
  return url?.trim() || null;
}

/** What went wrong, for a command's last line: an operator's own words, or those of whatever has failed. */
export const reason = (error: unknown) =>
  error instanceof BackupError || error instanceof EmbeddedPostgresError
    ? error.message
    : `${(error as Error).name}: ${(error as Error).message}`;

const say = (details: unknown, line?: string) => {
  process.stderr.write(`${line ?? String(details)}\n`);
};

/** What the embedded database tells beside what a command prints: only what goes wrong, in plain lines. */
export const commandLog = { info: () => {}, warn: say, error: say };

/**
 * Works on the database that no server uses: that of `DATABASE_URL`, or the embedded one, started for as long as the
 * work takes.
 * @throws EmbeddedPostgresError where a server runs on DATA_DIR
 */
export async function withRestingDatabase<Result>(
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

/** The project's version, as `package.json` has it. */
export async function projectVersion(): Promise<string> {
  return JSON.parse(await readFile(join(repoRoot(), 'package.json'), 'utf8')).version;
}
