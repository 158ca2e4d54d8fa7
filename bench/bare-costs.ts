import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import type { OpenDatabase } from '../api/src/platform/database/database.ts';

/** One row, durable before it is answered: what no message can be kept for less than. */
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

/** One event to one socket over the loopback: what no message can be told for less than. */
export async function bareEmits(count: number): Promise<number[]> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server = new Server(http, { serveClient: false });
  const client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
  });
  await new Promise<void>((resolve) => client.once('connect', () => resolve()));
  const times: number[] = [];
  for (let told = 0; told < count; told += 1) {
    const heard = new Promise<void>((resolve) => client.once('bare', () => resolve()));
    const from = performance.now();
    server.emit('bare', { body: `رسالة رقم ${told}` });
    await heard;
    times.push(performance.now() - from);
  }
  client.disconnect();
  await server.close();
  return times;
}
