import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { repoRoot } from '#platform/config/paths.ts';

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
