import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { endWithUs } from './end-with-us.ts';
import { freePort } from './free-port.ts';

/** A real Redis on a free port of 127.0.0.1, that keeps nothing on disk. It can go away, and come back where it was. */
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
    endWithUs(started);
    await new Promise<void>((resolve, reject) => {
      // All that it says is read: a full pipe would stop it.
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
    /** It takes what is sent to it and says nothing, as behind a line that broke. */
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
  };
}
