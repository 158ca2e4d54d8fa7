import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import type { OpenDatabase } from '../api/src/platform/database/database.ts';

/** Milliseconds of single durable inserts: the least that storing a message costs. */
export async function bareInserts({ pool }: OpenDatabase, count: number): Promise<number[]> {
  await pool.query('create table bare (id int generated always as identity, body text)');
  const times: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const from = performance.now();
    await pool.query('insert into bare (body) values ($1)', [`رسالة رقم ${made}`]);
    times.push(performance.now() - from);
  }
  await pool.query('drop table bare');
  return times;
}

/** Milliseconds of single events to one socket over the loopback: the least that broadcasting a message costs. */
export async function bareEmits(count: number): Promise<number[]> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server = new Server(http, { serveClient: false });
  const client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
  });
  await new Promise<void>((resolve) => client.once('connect', () => resolve()));
  const times: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const received = new Promise<void>((resolve) => client.once('bare', () => resolve()));
    const from = performance.now();
    server.emit('bare', { body: `رسالة رقم ${sent}` });
    await received;
    times.push(performance.now() - from);
  }
  client.disconnect();
  await server.close();
  return times;
}
