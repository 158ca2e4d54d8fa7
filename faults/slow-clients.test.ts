import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { openLocalStorage } from '../api/src/platform/storage/local-storage.ts';
import { call } from './support/calls.ts';
import { makeMembers } from './support/people.ts';
import { makeFolder, startProduct } from './support/product.ts';
import { openTab } from './support/sockets.ts';

const second = 1_000;
const megabyte = 1024 * 1024;

/** Milliseconds after which the server must have closed each kind of connection; it checks every half minute. */
const closedWithin = {
  /** Nothing sent, or headers that never end: Node's own 60 s. */
  headers: 100 * second,
  /** Nothing sent for two minutes (`connectionTimeout`). */
  silence: 170 * second,
  /** Nothing read for as long; Node waits that long again for a write in progress. */
  unread: 290 * second,
  /** A request body that still arrives after five minutes (`requestTimeout`). */
  body: 350 * second,
};

interface Client {
  socket: Socket;
  /** What the server sent. */
  received: () => string;
  /** Resolves when the server has closed the connection. */
  closed: Promise<unknown>;
}

/** A connection that a browser would never make. */
async function connectTo(address: string, options: { reads?: boolean } = {}): Promise<Client> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  let received = '';
  if (options.reads !== false) {
    socket.on('data', (chunk) => {
      received += chunk;
    });
  }
  await once(socket, 'connect');
  return { socket, received: () => received, closed };
}

/** Sends a few bytes every two seconds while the connection is open. */
function drip({ socket }: Client, text: string) {
  const timer = setInterval(() => {
    if (socket.writable) socket.write(text);
  }, 2 * second);
  onTestFinished(() => clearInterval(timer));
}

/** How many files and connections a process has open; null where the system does not say. */
const openOf = async (pid: number) =>
  (await readdir(`/proc/${pid}/fd`).catch(() => null))?.length ?? null;

async function expectServed(address: string) {
  const answers = await Promise.all([
    call(address, 'GET /api/courses'),
    call(address, 'GET /courses'),
    call(address, 'POST /api/login', { body: { email: `served${Date.now()}@example.org` } }),
  ]);
  for (const { status, took } of answers) {
    expect(status).toBe(200);
    expect(took).toBeLessThan(5 * second);
  }
}

const within = async (milliseconds: number, client: Client) =>
  Promise.race([
    client.closed.then(() => 'closed'),
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve('still open'), milliseconds);
      onTestFinished(() => clearTimeout(timer));
    }),
  ]);

/** A client that does not read does not notice the close either: it must find one when it reads again. */
async function closedWhileUnread(client: Client) {
  await pause(closedWithin.unread);
  client.socket.resume();
  return within(20 * second, client);
}

describe('slow and half-open clients', () => {
  test('all kinds at once: others are served meanwhile, and every connection is closed', {
    timeout: 500_000,
  }, async ({ task }) => {
    const dataDir = await makeFolder();
    const product = await startProduct({ dataDir });
    const { address, pid } = product;
    const storage = await openLocalStorage(join(dataDir, 'storage'));
    await storage.write('videos/large.mp4', Buffer.alloc(64 * megabyte));
    const database = openDatabase(await product.databaseUrl());
    const [member] = await makeMembers(database.db, 1);
    await database.close();
    await expectServed(address);
    const openBefore = (await openOf(pid)) ?? 0;

    // Hundreds that connect and send nothing.
    const idle = await Promise.all(Array.from({ length: 300 }, () => connectTo(address)));
    // Headers that never end.
    const slowHeaders = await Promise.all(Array.from({ length: 20 }, () => connectTo(address)));
    for (const client of slowHeaders) {
      client.socket.write('GET /api/courses HTTP/1.1\r\nHost: localhost\r\n');
      drip(client, 'X-More: 1\r\n');
    }
    // Bodies that never end, and bodies that stop in the middle.
    const head = `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const slowBodies = await Promise.all(Array.from({ length: 10 }, () => connectTo(address)));
    for (const client of slowBodies) {
      client.socket.write(`${head}Content-Length: 100000\r\n\r\n{`);
      drip(client, ' ');
    }
    const halfBodies = await Promise.all(Array.from({ length: 10 }, () => connectTo(address)));
    for (const { socket } of halfBodies) socket.write(`${head}Content-Length: 100000\r\n\r\n{`);
    // Requests for a video that is never read.
    const unreadVideos = await Promise.all(
      Array.from({ length: 20 }, () => connectTo(address, { reads: false })),
    );
    for (const { socket } of unreadVideos) {
      socket.pause();
      socket.write('GET /storage/videos/large.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    }
    // A tab whose machine was suspended without closing the connection.
    const tab = await openTab(address, member?.token ?? '');
    const line = (tab.socket.io.engine.transport as unknown as { ws: { _socket: Socket } }).ws;
    tab.socket.io.reconnection(false);
    line._socket.pause();

    const clients = [idle, slowHeaders, slowBodies, halfBodies, unreadVideos].flat();
    task.meta.rounds = clients.length + 1;
    await expectServed(address);
    const stop = new AbortController();
    const serving = (async () => {
      while (!stop.signal.aborted) {
        await expectServed(address);
        await pause(5 * second);
      }
    })();

    const outcomes = await Promise.all([
      ...[...idle, ...slowHeaders].map((client) => within(closedWithin.headers, client)),
      ...halfBodies.map((client) => within(closedWithin.silence, client)),
      ...unreadVideos.map((client) => closedWhileUnread(client)),
      ...slowBodies.map((client) => within(closedWithin.body, client)),
    ]);
    stop.abort();
    await serving;
    expect(outcomes.filter((outcome) => outcome !== 'closed')).toEqual([]);
    expect(slowHeaders[0]?.received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(slowBodies[0]?.received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(slowBodies[0]?.received()).toMatch(/[\u0621-\u064a]{2}/);
    await vi.waitFor(async () => expect((await openOf(pid)) ?? 0).toBeLessThan(openBefore + 20), {
      timeout: 60 * second,
      interval: second,
    });
    await expectServed(address);
    expect(await product.stop()).toBe(0);
  });
});
