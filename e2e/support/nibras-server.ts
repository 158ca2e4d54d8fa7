import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMailServer } from '../../api/src/testing/mail-server.ts';
import { copyPrepared, removeData } from './prepared.ts';

const root = join(import.meta.dirname, '..');

/**
 * What the server prints until it is ready, with its address. Its later output is read too, because a full pipe would
 * block it.
 */
function ready(server: ChildProcess): Promise<{ address: string; printed: string }> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (chunk) => {
      printed += chunk;
      const address = /is ready: (http:\S+)/.exec(printed)?.[1];
      // All lines are printed at once.
      if (address) resolve({ address, printed });
    });
    server.once('exit', () =>
      reject(new Error(`the server exited before it was ready:\n${printed}`)),
    );
  });
}

/**
 * Starts the built product with its demo content, its own database and a real mail server. Its data is a copy of the
 * prepared installation and is deleted at the end, unless `DATA_DIR` is passed.
 */
export async function startNibras(env: Record<string, string> = {}) {
  const dataDir = env.DATA_DIR ?? (await copyPrepared());
  const mail = await startMailServer();
  const server = spawn(
    join(root, '../node_modules/.bin/node'),
    [join(root, '../api/build/main.js')],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: dataDir,
        SMTP_URL: mail.url,
        DEMO: '1',
        PUSH_TO_LOOPBACK: '1',
        // Each call of the tests sends its own network: a network gets at most 20 codes an hour.
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(server, 'exit');
  const { address, printed } = await ready(server);
  return {
    address,
    printed,
    databaseUrl: async () => (await readFile(join(dataDir, 'postgres/url'), 'utf8')).trim(),
    mail,
    /** Ends the process as a crash does; its data stays. */
    async kill() {
      server.kill('SIGKILL');
      await ended;
      await mail.stop();
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await mail.stop();
      if (!env.DATA_DIR) await removeData(dataDir);
    },
  };
}

/** Several processes, as `machines.spec` has them, are ended one by one. */
export type Nibras = Omit<Awaited<ReturnType<typeof startNibras>>, 'kill'>;
