import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { failures } from '@nibras/contract/errors.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const { app } = await startTestApp();
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

function send(bytes: string) {
  const socket = connect(Number(address.port), address.hostname);
  socket.write(bytes);
  return text(socket);
}

test.each([
  ['a request that is not HTTP', 'hello\r\n\r\n', '400 Bad Request', 'bad-request'],
  [
    'an address beyond the size limit',
    `GET /api/courses?search=${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'body-too-large',
  ],
] as const)('%s is answered in the common error format', async (_what, bytes, line, code) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${line}\r\n`));
  const body = answer.split('\r\n\r\n')[1] ?? '';
  expect(JSON.parse(body)).toEqual({ message: failures[code].message });
});

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'a client that disconnects while sending %s logs no error',
  async (type) => {
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const arrived = once(app.server, 'request');
    const head = `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 99`;
    const socket = connect(Number(address.port), address.hostname);
    socket.write(`${head}\r\n\r\n{`);
    const [server] = await accepted;
    await arrived;
    const closed = new Promise((resolve) => server.once('close', resolve));
    socket.resetAndDestroy();
    await closed;
    // The test fails by the log's error line; the handler runs in the same turn as the close.
    await new Promise(setImmediate);
  },
);
