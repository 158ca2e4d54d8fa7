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

/** How long the server bears each kind of slowness, with room for its looking only every half minute. */
const bears = {
  /** Nothing said, or headers that never end: Node's own 60 s. */
  headers: 100 * second,
  /** Nothing sent for two minutes (`connectionTimeout`). */
  silence: 170 * second,
  /** Nothing taken for as long; Node grants a write that was under way the same once more. */
  deafness: 290 * second,
  /** A request that goes on arriving, slowly, after five minutes (`requestTimeout`). */
  body: 350 * second,
};

interface Client {
  socket: Socket;
  /** What the server said. */
  said: () => string;
  /** Settles when the server has let go. */
  gone: Promise<unknown>;
}

/** A connection that a browser would never make. */
async function connectTo(address: string, options: { reads?: boolean } = {}): Promise<Client> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => {});
  const gone = once(socket, 'close');
  let said = '';
  if (options.reads !== false) {
    socket.on('data', (chunk) => {
      said += chunk;
    });
  }
  await once(socket, 'connect');
  return { socket, said: () => said, gone };
}

/** Sends a byte now and then, as long as anybody listens. */
function drip({ socket }: Client, text: string) {
  const timer = setInterval(() => {
    if (socket.writable) socket.write(text);
  }, 2 * second);
  onTestFinished(() => clearInterval(timer));
}

/** How many files and connections a process holds open; null where the system does not say. */
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
    client.gone.then(() => 'let go'),
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve('still held'), milliseconds);
      onTestFinished(() => clearTimeout(timer));
    }),
  ]);

/** Who does not read does not notice either: once it listens again, there is an end and no film. */
async function cutWhileDeaf(client: Client) {
  await pause(bears.deafness);
  client.socket.resume();
  return within(20 * second, client);
}

describe('slow and half-open clients', () => {
  test('all kinds at once: others are served meanwhile, and every one is let go of', {
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

    // Hundreds who connect and say nothing.
    const idle = await Promise.all(Array.from({ length: 300 }, () => connectTo(address)));
    // Some whose headers never end.
    const slowHeaders = await Promise.all(Array.from({ length: 20 }, () => connectTo(address)));
    for (const client of slowHeaders) {
      client.socket.write('GET /api/courses HTTP/1.1\r\nHost: localhost\r\n');
      drip(client, 'X-More: 1\r\n');
    }
    // Some whose body never ends, and some who stop in the middle of theirs.
    const head = `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const slowBodies = await Promise.all(Array.from({ length: 10 }, () => connectTo(address)));
    for (const client of slowBodies) {
      client.socket.write(`${head}Content-Length: 100000\r\n\r\n{`);
      drip(client, ' ');
    }
    const halfBodies = await Promise.all(Array.from({ length: 10 }, () => connectTo(address)));
    for (const { socket } of halfBodies) socket.write(`${head}Content-Length: 100000\r\n\r\n{`);
    // Some who ask for a film and never read it.
    const deaf = await Promise.all(
      Array.from({ length: 20 }, () => connectTo(address, { reads: false })),
    );
    for (const { socket } of deaf) {
      socket.pause();
      socket.write('GET /storage/videos/large.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    }
    // A tab whose machine was closed without a goodbye.
    const tab = await openTab(address, member?.token ?? '');
    const line = (tab.socket.io.engine.transport as unknown as { ws: { _socket: Socket } }).ws;
    tab.socket.io.reconnection(false);
    line._socket.pause();

    const clients = [idle, slowHeaders, slowBodies, halfBodies, deaf].flat();
    task.meta.rounds = clients.length + 1;
    await expectServed(address);
    const stop = new AbortController();
    const serving = (async () => {
      while (!stop.signal.aborted) {
        await expectServed(address);
        await pause(5 * second);
      }
    })();

    const fates = await Promise.all([
      ...[...idle, ...slowHeaders].map((client) => within(bears.headers, client)),
      ...halfBodies.map((client) => within(bears.silence, client)),
      ...deaf.map((client) => cutWhileDeaf(client)),
      ...slowBodies.map((client) => within(bears.body, client)),
    ]);
    stop.abort();
    await serving;
    expect(fates.filter((fate) => fate !== 'let go')).toEqual([]);
    expect(slowHeaders[0]?.said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(slowBodies[0]?.said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(slowBodies[0]?.said()).toMatch(/[\u0621-\u064a]{2}/);
    await vi.waitFor(async () => expect((await openOf(pid)) ?? 0).toBeLessThan(openBefore + 20), {
      timeout: 60 * second,
      interval: second,
    });
    await expectServed(address);
    expect(await product.stop()).toBe(0);
  });
});
