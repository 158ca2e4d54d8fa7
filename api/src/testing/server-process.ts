import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repoRoot } from '#platform/config/paths.ts';
import { endWithUs } from './end-with-us.ts';
import { freePort } from './free-port.ts';

/**
 * One process of the built product. It keeps its port: started again, it is the same machine.
 * @param env its settings; nothing but these and what a process needs to run
 */
export async function startServerProcess(env: Record<string, string>) {
  const port = String(await freePort());
  let said = '';

  function launch() {
    const server = spawn(
      join(repoRoot(), 'node_modules/node/bin/node'),
      [join(repoRoot(), 'api/build/main.js')],
      {
        cwd: env.DATA_DIR,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NODE_ENV: 'production',
          PORT: port,
          LOG_LEVEL: 'warn',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    endWithUs(server);
    const ended = once(server, 'exit') as Promise<[number | null]>;
    const ready = new Promise<void>((resolve, reject) => {
      let printed = '';
      // Read to the end: a full pipe would stop it.
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          printed += chunk;
          said += chunk;
          if (printed.includes('is ready: http')) resolve();
        });
      }
      void ended.then(() => reject(new Error(`the server ended before it was ready:\n${printed}`)));
    });
    return { server, ended, ready };
  }

  let running = launch();
  await running.ready;
  return {
    address: `http://127.0.0.1:${port}`,
    /** Everything that it has written. */
    said: () => said,
    /** Stops it as an operator does. @returns its exit code */
    async stop(): Promise<number | null> {
      running.server.kill('SIGTERM');
      const [code] = await running.ended;
      return code;
    },
    async start(): Promise<void> {
      running = launch();
      await running.ready;
    },
    /** For the end of a test that failed: whatever it is doing, it is gone afterwards. */
    async kill() {
      running.server.kill('SIGKILL');
      await running.ended;
    },
  };
}

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;
