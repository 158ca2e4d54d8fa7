import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { EmbeddedPostgresError } from '#platform/database/embedded/embedded-error.ts';
import { createLogger } from '#platform/log/logger.ts';
import { readyLines } from './ready-lines.ts';

/** Requests and jobs that have not finished by then are cut off. */
const stopWithin = 30_000;

const environmentFile = join(repoRoot(), '.env');
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
// What is built is for use; what runs from source is being worked on.
const built = !import.meta.filename.endsWith('.ts');
const config = configOrExit();
process.env.NODE_ENV ||= built ? 'production' : 'development';
const log = createLogger(config.logLevel);
let ending = false;

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  // npm passes a signal on that the terminal has sent already: every further one changes nothing.
  process.on(signal, () => end(0));
}
process.on('unhandledRejection', (reason) => fail(reason));
process.on('uncaughtException', (error) => fail(error));
if (process.env.npm_lifecycle_event) whenOrphaned(() => end(0));

// Loaded now and not above, so that NODE_ENV is settled before any package asks for it.
const starting = import('./server.ts').then(({ startServer }) => startServer(config, log));
starting.then(
  ({ address }) => {
    if (!ending) process.stdout.write(`${readyLines(config, address)}\n`);
  },
  (error) => {
    complain(error);
    process.exit(ending ? 0 : 1);
  },
);

/** Finishes what runs, closes everything and exits. A start that is under way is completed first. */
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  setTimeout(() => {
    log.error('not everything could be finished in time');
    process.exit(1);
  }, stopWithin + config.drain).unref();
  try {
    const { leave, stop } = await starting;
    // What has failed answers nobody any longer than it must.
    if (code === 0) await leave();
    await stop();
    process.exit(code);
  } catch (error) {
    log.error({ err: error }, 'while stopping');
    process.exit(1);
  }
}

function fail(error: unknown): void {
  log.fatal({ err: error }, 'an error that nothing has caught');
  void end(1);
}

function configOrExit(): Config {
  try {
    return readConfig(process.env, { built });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The environment has mistakes:\n${error.message.replace(/^/gm, '  ')}\n`);
    process.exit(1);
  }
}

/** One line for what an operator can put right, everything for what is our mistake. */
function complain(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    process.stderr.write(`Port ${config.port} is taken: stop the other program, or set PORT.\n`);
  } else if (error instanceof EmbeddedPostgresError || error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    log.fatal({ err: error }, 'the server could not be started');
  }
}

/** npm that is killed with -9 passes nothing on; without it nobody would ever stop this process. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) then();
  }, 1_000).unref();
}
