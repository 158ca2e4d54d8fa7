import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { killOnExit } from './kill-on-exit.ts';

/**
 * Starts a real Redis without persistence on a free port of 127.0.0.1. It can be stopped and started on the same port.
 */
export async function startRedis() {
  const port = await freePort();
  let server: ChildProcess | null = null;

  async function start() {
    const flags = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    const started = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    server = started;
    killOnExit(started);
    await new Promise<void>((resolve, reject) => {
      // The whole output is read, because a full pipe would block the server.
      createInterface(started.stdout).on('line', (line) => {
        if (line.includes('Ready to accept connections')) resolve();
      });
      started.once('error', () =>
        reject(new Error('there is no redis-server here: install it, or run npm test as root')),
      );
      started.once('exit', () => reject(new Error(`Redis did not start on port ${port}`)));
    });
  }

  async function stop() {
    const stopped = server;
    server = null;
    if (!stopped) return;
    const ended = once(stopped, 'exit');
    stopped.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    /** Suspends it: it accepts data and does not respond, as behind a broken connection. */
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
  };
}
