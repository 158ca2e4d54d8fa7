import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Page } from './bare-process.ts';

/** Starts a baseline server in a process of its own. */
export async function startBareProcess(
  file: 'bare-process.ts' | 'bare-chat-process.ts',
  { databaseUrl }: { databaseUrl?: string } = {},
) {
  const child = fork(join(import.meta.dirname, file), {
    stdio: 'inherit',
    execArgv: ['--max-semi-space-size=8'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    child,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The bare server that sends fixed bytes, or the rows of bare SQL. */
export async function startBare(options: { databaseUrl?: string } = {}) {
  const { child, ...bare } = await startBareProcess('bare-process.ts', options);
  return {
    ...bare,
    /** Makes it send exactly these bytes at that path. */
    async serve(page: Page) {
      const stored = once(child, 'message');
      child.send(page);
      await stored;
    },
  };
}
export type Bare = Awaited<ReturnType<typeof startBare>>;

/** The product's response at a path: its bytes as sent, with type and encoding. @throws for another status than 200 */
export async function fetchBytes(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  // Not by fetch, which decompresses.
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200)
          reject(new Error(`${path} answers ${response.statusCode}`));
        const entries = ['content-type', 'content-encoding'].flatMap((name) => {
          const value = response.headers[name];
          return value === undefined ? [] : [[name, String(value)]];
        });
        const body = Buffer.concat(chunks).toString('base64');
        resolve({ path, headers: Object.fromEntries(entries), body });
      });
    })
      .on('error', reject)
      .end();
  });
}
