import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { EmbeddedPostgresError } from '#platform/database/embedded/embedded-error.ts';
import { createLogger } from '#platform/log/logger.ts';
import { readyLines } from './ready-lines.ts';

/** The time after which unfinished requests and jobs are aborted. */
const stopWithin = 30_000;

const environmentFile = join(repoRoot(), '.env');
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
// The built server is for production, a server from source for development.
const built = !import.meta.filename.endsWith('.ts');
const config = configOrExit();
process.env.NODE_ENV ||= built ? 'production' : 'development';
const log = createLogger(config.logLevel);
let ending = false;

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  // npm forwards a signal that the terminal has sent already, so further signals are ignored.
  process.on(signal, () => end(0));
}
process.on('unhandledRejection', (reason) => fail(reason));
process.on('uncaughtException', (error) => fail(error));
if (process.env.npm_lifecycle_event) whenOrphaned(() => end(0));

// Imported here, so that NODE_ENV is set before any package reads it.
const starting = import('./server.ts').then(({ startServer }) => startServer(config, log));
starting.then(
  ({ address, firstAdminToken, siteName }) => {
    if (!ending)
      process.stdout.write(`${readyLines(config, address, firstAdminToken, siteName)}\n`);
  },
  (error) => {
    complain(error);
    process.exit(ending ? 0 : 1);
  },
);

/** Finishes running requests and jobs, closes everything and exits. A start in progress is completed first. */
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  setTimeout(() => {
    log.error('not everything could be finished in time');
    process.exit(1);
  }, stopWithin + config.drain).unref();
  try {
    const { leave, stop } = await starting;
    // After a fatal error the process does not wait for balancers.
    if (code === 0) await leave();
    await stop();
    process.exit(code);
  } catch (error) {
    log.error({ err: error }, 'while stopping');
    process.exit(1);
  }
}

function fail(error: unknown): void {
  log.fatal({ err: error }, 'uncaught error');
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

/** Logs one line for an error that an operator can correct, and the stack for any other. */
function complain(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    process.stderr.write(`Port ${config.port} is taken: stop the other program, or set PORT.\n`);
  } else if (error instanceof EmbeddedPostgresError || error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    log.fatal({ err: error }, 'the server could not be started');
  }
}

/** Stops when npm was killed with SIGKILL, which it cannot forward; otherwise this process would run on. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) then();
  }, 1_000).unref();
}
