import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { vitalReports } from '@nibras/contract/site/vitals/limits.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const { address, call } = await startTestApp({
  work: false,
  config: { trustProxy: true },
  sockets: true,
});

/** Sends raw bytes and returns the status line and the body of the response. */
async function sendBytes(bytes: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { line: head.split('\r\n')[0], body };
}

test('all addresses of an IPv6 /64 network share one limit, and the next network has its own', async () => {
  const change = async (from: string) =>
    (await call('POST /api/contact', { body: {}, headers: { 'x-forwarded-for': from } })).status;
  const statuses = new Set<number>();
  for (let at = 1; at <= 301; at += 1)
    statuses.add(await change(`2001:db8:1:2::${at.toString(16)}`));
  expect([...statuses]).toEqual([422, 429]);
  expect(await change('2001:db8:1:3::1')).toBe(422);
});

test('a client has one limit, whichever port its proxy adds to the address', async () => {
  const ask = async (from: string) =>
    (await call('POST /api/web-vitals', { body: {}, headers: { 'x-forwarded-for': from } })).status;
  const addressWithPort = (port: number) =>
    port % 2 ? `203.0.113.9:${port}` : `[::ffff:203.0.113.9]:${port}`;
  const statuses = new Set<number>();
  for (let at = 0; at <= vitalReports.perMinutePerNetworkAddress; at += 1) {
    statuses.add(await ask(addressWithPort(40_000 + at)));
  }
  expect([...statuses]).toEqual([422, 429]);
  expect(await ask('203.0.113.10:40000')).toBe(422);
});

test.each([
  ['headers that are too long', `X-Long: ${'x'.repeat(20_000)}\r\n`, 431],
  ['headers that are too many', `${'X-A: b\r\n'.repeat(4000)}`, 431],
  ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n', 400],
  ['a length with chunked encoding', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', 400],
  ['a header with a bare line feed', 'X-A: b\nX-B: c\r\n', 400],
])('%s are refused in Arabic, and the connection is closed', async (_, headers, status) => {
  const { line, body } = await sendBytes(`POST /api/contact HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
  expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body).message).toMatch(/[\u0621-\u064a]/);
});
