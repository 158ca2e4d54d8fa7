import { get } from 'node:http';
import { realtimePath } from '@nibras/contract/conversation/realtime.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { isAllowedOrigin } from '../http/origin/allowed-origin.ts';

const other = 'https://pages.example';
const publicUrl = 'https://nibras.example';
const { address } = await startTestApp({
  sockets: true,
  work: false,
  config: { siteOrigins: [other], publicUrl },
});

/** Returns the status of a handshake: 101 where the socket is opened. */
const handshake = (origin: string | undefined) =>
  new Promise<number | undefined>((done, fail) => {
    const request = get(`${address}${realtimePath}/?EIO=4&transport=websocket`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...(origin && { Origin: origin }),
      },
    });
    request.on('upgrade', (answer, socket) => {
      socket.destroy();
      done(answer.statusCode);
    });
    request.on('response', (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    request.on('error', fail);
  });

test.each([
  ['our own page', address, true],
  ['our own page behind a proxy with TLS', publicUrl, true],
  ['a page of SITE_ORIGINS', other, true],
  ['no page', undefined, true],
  ['somebody else’s page', 'https://attacker.example', false],
  ['a page without an origin', 'null', false],
  ['another port of this machine', 'http://127.0.0.1:1', false],
  ['a host with our host as its prefix', `${publicUrl}.attacker.example`, false],
  ['a subdomain of our host', 'https://a.nibras.example', false],
  ['no address', '://', false],
])('a handshake from %s: %s %s', async (_who, origin, allowed) => {
  expect(await handshake(origin)).toBe(allowed ? 101 : 400);
  const polling = await fetch(`${address}${realtimePath}/?EIO=4&transport=polling`, {
    headers: origin ? { origin } : {},
  });
  expect(polling.status).toBe(allowed ? 200 : 403);
});

test.each([
  [{}, { host: 'inner:3000' }, false],
  [{}, { host: 'inner:3000', 'x-forwarded-host': 'learn.example' }, false],
  [{ trustProxy: true }, { host: 'inner:3000', 'x-forwarded-host': 'learn.example' }, true],
  [{ trustProxy: true }, { host: 'learn.example' }, true],
])('X-Forwarded-Host is used only of a trusted proxy: %j %j %s', (config, headers, allowed) => {
  const none = { siteOrigins: [], publicUrl: null, trustProxy: false };
  const request = { headers: { ...headers, origin: 'https://learn.example' } };
  expect(isAllowedOrigin(request, { ...none, ...config })).toBe(allowed);
});
