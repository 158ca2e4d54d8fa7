import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { killOnExit } from './kill-on-exit.ts';

/** What a configuration is made of. */
interface Place {
  /** For its files. */
  folder: string;
  port: number;
}

/**
 * The documented configuration (docs/nginx) for a product at this address, with its cache in the folder, on another port
 * and without a certificate.
 */
export async function documentedSite(product: string, { folder, port }: Place): Promise<string> {
  const file = join(import.meta.dirname, '../../../docs/nginx/nibras.conf');
  return (await readFile(file, 'utf8'))
    .replace('/var/cache/nginx/nibras', `${folder}/cache`)
    .replace('server 127.0.0.1:3000;', `server ${new URL(product).host};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/ *ssl_certificate.*\n/g, '');
}

/** Starts nginx with one worker and what the configuration says of `http`, and waits until it listens. */
export async function startNginx(
  folder: string,
  httpOf: (place: Place) => Promise<string> | string,
) {
  const port = await freePort();
  await mkdir(`${folder}/temp`, { recursive: true });
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`)
    .join('\n');
  const file = `${folder}/nginx.conf`;
  const http = await httpOf({ folder, port });
  await writeFile(
    file,
    `daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${temps}\n${http} }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' });
  killOnExit(nginx);
  const ended = once(nginx, 'exit');
  const address = `http://127.0.0.1:${port}`;
  async function listens(): Promise<void> {
    while ((await fetch(address).catch(() => null)) === null) await after(20);
  }
  const failed = ended.then(() => {
    throw new Error(`nginx ended: ${folder}/error.log`);
  });
  failed.catch(() => {});
  await Promise.race([listens(), failed]);
  return {
    address,
    pid: nginx.pid,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}
