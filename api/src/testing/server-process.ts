import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repoRoot } from '#platform/config/paths.ts';
import { freePort } from './free-port.ts';
import { killOnExit } from './kill-on-exit.ts';

/**
 * Starts one process of the built product. It keeps its port when it is started again.
 * @param env its settings; nothing else of the environment is passed on but `PATH` and `HOME`
 */
export async function startServerProcess(env: Record<string, string>) {
  const port = String(await freePort());
  let output = '';

  function launch() {
    const server = spawn(
      join(repoRoot(), 'node_modules/.bin/node'),
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
    killOnExit(server);
    const ended = once(server, 'exit') as Promise<[number | null]>;
    const ready = new Promise<void>((resolve, reject) => {
      let printed = '';
      // The whole output is read, because a full pipe would block the server.
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          printed += chunk;
          output += chunk;
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
    /** Returns its whole output. */
    output: () => output,
    /** Stops it with SIGTERM. @returns its exit code */
    async stop(): Promise<number | null> {
      running.server.kill('SIGTERM');
      const [code] = await running.ended;
      return code;
    },
    async start(): Promise<void> {
      running = launch();
      await running.ready;
    },
    /** Kills it at once, for the cleanup of a failed test. */
    async kill() {
      running.server.kill('SIGKILL');
      await running.ended;
    },
  };
}

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;
