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
 * The built product as `npm start` runs it, with a data folder of its own and a free port. Processes that still run when
 * the test has finished are killed.
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
      // Each caller of a test names a network of its own.
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

  let output = '';
  onTestFailed(() => {
    process.stderr.write(`The server's last output:\n${output.slice(-4_000)}\n`);
  });
  server.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /is ready: (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', () =>
      reject(new Error(`the server ended before it was ready:\n${output}`)),
    );
  });

  return {
    address,
    pid,
    isRunning,
    /** Everything that it has written so far. */
    output: () => output,
    /** The address of the embedded database. */
    databaseUrl: async () => (await readFile(join(dataDir, 'postgres/url'), 'utf8')).trim(),
    /** Kills this process and all of its children at once. The operating system keeps what they have written. */
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
