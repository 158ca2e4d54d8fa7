import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { callOutside } from './call-outside.ts';

const seen: string[] = [];
const server = createServer(async (request, response) => {
  seen.push(`${request.method} ${request.url} ${await text(request)}`);
  if (request.url === '/silent') return;
  if (request.url === '/redirect') return response.writeHead(302, { location: '/inside' }).end();
  if (request.url === '/long') return response.end('x'.repeat(2_000));
  response.end('مرحبًا');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const options = { method: 'GET', timeout: 5_000, maxBytes: 1_000, allowLoopback: true } as const;

test('an answer is its status and its text', async () => {
  const body = 'a=1';
  const answer = await callOutside(`${address}/x`, { ...options, method: 'POST', body });
  expect(answer).toEqual({ status: 200, body: 'مرحبًا' });
  expect(seen.at(-1)).toBe('POST /x a=1');
});

test('a redirect is not followed', async () => {
  const answer = await callOutside(`${address}/redirect`, options);
  expect(answer.status).toBe(302);
  expect(seen.some((call) => call.includes('/inside'))).toBe(false);
});

test('nobody waits for ever, and no answer is read for ever', async () => {
  await expect(callOutside(`${address}/silent`, { ...options, timeout: 50 })).rejects.toThrow();
  await expect(callOutside(`${address}/long`, options)).rejects.toThrow('too long');
  expect(await callOutside(`${address}/long`, { ...options, maxBytes: 0 })).toMatchObject({
    body: '',
  });
});

test.each(['http://example.org/', 'https://127.0.0.1/', 'https://10.0.0.1/', 'https://[::1]/'])(
  '%s is not called',
  async (inside) => {
    const refused = callOutside(inside, { ...options, allowLoopback: false });
    await expect(refused).rejects.toThrow('no public https address');
  },
);
