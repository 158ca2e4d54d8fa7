import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '../../api/src/testing/mail-server.ts';

const root = join(import.meta.dirname, '..');

/** The address that the server prints once it is ready. What it says later is read too: a full pipe would stop it. */
function readyAddress(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let printed = '';
    server.stdout?.on('data', (chunk) => {
      printed += chunk;
      const address = /is ready: (http:\S+)/.exec(printed)?.[1];
      if (address) found(address);
    });
    server.once('exit', () =>
      failed(new Error(`the server ended before it was ready:\n${printed}`)),
    );
  });
}

/** The built product with its demo content, its own database, and a real mail server. */
export async function startNibras(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'nibras-e2e-'));
  // Open to the database's own user, or its cluster would be kept elsewhere.
  await chmod(dataDir, 0o755);
  const mail = await startMailServer();
  const server = spawn(
    join(root, '../node_modules/node/bin/node'),
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
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(server, 'exit');
  const address = await readyAddress(server);
  return {
    address,
    mail,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await mail.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Nibras = Awaited<ReturnType<typeof startNibras>>;
