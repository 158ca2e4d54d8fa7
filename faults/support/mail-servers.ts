import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { startMailServer } from '../../api/src/testing/mail-server.ts';

/** Accepts every connection and never sends a byte. */
export async function startSilent(port: number) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    for (const socket of open) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  onTestFinished(stop);
  return {
    /** Resolves at the first connection. */
    connected: () => (open.size > 0 ? Promise.resolve() : once(server, 'connection')),
    stop,
  };
}

/** A real mail server on a port, until the test has finished. */
export async function startMailServerAt(port: number) {
  const mail = await startMailServer({ port });
  onTestFinished(() => mail.stop());
  return mail;
}
