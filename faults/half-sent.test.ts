import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { call } from './support/calls.ts';
import { makeMembers } from './support/people.ts';
import { makeFolder, startProduct } from './support/product.ts';

/**
 * Milliseconds within which a stopped server ends, whatever its clients have half sent. A busy machine takes seconds for
 * it; a server that waited for its clients would wait for minutes.
 */
const endsWithin = 20_000;

/** A connection that has sent these bytes. */
async function sending(address: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  // Without a reader the end of the connection is not noticed.
  socket.resume();
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}

/** Sends a byte every 100 ms until the connection ends. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.writable && socket.write(' '), 100);
  onTestFinished(() => clearInterval(timer));
}

const head = (line: string, more: readonly string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', ...more].join('\r\n')}\r\n\r\n`;
const length = 'Content-Length: 100000';

/** Requests of which the server has received only a part, some of them silent and some slow. */
async function sendHalves(address: string, token: string) {
  const signedIn = `Authorization: Bearer ${token}`;
  const json = head('POST /api/login', ['Content-Type: application/json', length]);
  const form = 'Content-Type: multipart/form-data; boundary=x';
  const halves = [
    `${json}{`,
    `${head('POST /api/login', ['Content-Type: application/json', 'Transfer-Encoding: chunked'])}5\r\n{"a":`,
    `${head('POST /api/update-photo-profile', [signedIn, form, length])}--x\r\n`,
    `${head('POST /api/nowhere', ['Content-Type: application/json', length])}{`,
    `${head('POST /courses', ['Content-Type: application/json', length])}{`,
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Ty',
  ];
  const silent = await Promise.all(halves.map((half) => sending(address, half)));
  const slow = await Promise.all(halves.map((half) => sending(address, half)));
  slow.forEach(drip);
  return [...silent, ...slow].map((socket) => ({ closed: once(socket, 'close') }));
}

test('a watched server ends although its clients have half sent, and finishes a whole request', {
  timeout: 60_000,
}, async () => {
  const product = await startProduct({ dataDir: await makeFolder() });
  const { address } = product;
  const { db, pool, close } = openDatabase(await product.databaseUrl());
  onTestFinished(close);
  const [member] = await makeMembers(db, 1);
  const token = member?.token ?? '';
  await call(address, 'GET /readyz');
  const halves = await sendHalves(address, token);

  const lock = await pool.connect();
  await lock.query('begin');
  await lock.query('lock table people in access exclusive mode');
  const answer = call(address, 'GET /api/user', { token });
  const waiting = 'select count(*)::int as count from pg_locks where not granted';
  await expect.poll(async () => (await pool.query(waiting)).rows[0].count).toBeGreaterThan(0);

  const began = performance.now();
  const ended = product.stop();
  await halves[0]?.closed;
  expect(product.isRunning()).toBe(true);
  await lock.query('commit');
  lock.release();
  expect((await answer).status).toBe(200);
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(endsWithin);
});
