import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFailed, onTestFinished } from 'vitest';
import { descendantsOf, killAll } from './processes.ts';

const root = join(import.meta.dirname, '../..');

/** A folder that PostgreSQL's own user can enter too; it is removed when the test has finished. */
export async function makeFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'nibras-faults-')));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * The built product as `npm start` runs it, on a data folder of its own and a free port. Whatever is left of it when
 * the test has finished is killed.
 */
export async function startProduct({
  dataDir,
  env = {},
}: {
  dataDir: string;
  env?: Record<string, string>;
}) {
  const server = spawn('sh', [join(root, 'scripts/serve.sh')], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      // Every caller of a test is a network of its own.
      TRUST_PROXY: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = server.pid ?? 0;
  const ended = once(server, 'exit');
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const kill = () => killAll([pid, ...descendantsOf(pid)]);
  onTestFinished(async () => {
    if (isRunning()) await kill();
  });

  let said = '';
  onTestFailed(() => {
    process.stderr.write(`The server's last words:\n${said.slice(-4_000)}\n`);
  });
  server.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /is ready: (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(`the server ended before it was ready:\n${said}`)));
  });

  return {
    address,
    pid,
    isRunning,
    /** Everything that it has written so far. */
    said: () => said,
    /** Where the embedded database is reached. */
    databaseUrl: async () => (await readFile(join(dataDir, 'postgres/url'), 'utf8')).trim(),
    /** Ends this process and all that it has started at once. What they have written stays with the system. */
    kill,
    /** Stops it as an operator does. @returns its exit code */
    async stop(): Promise<number | null> {
      server.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;
