import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { startMailServer } from '../../api/src/testing/mail-server.ts';

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Takes every connection and never says a word. */
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
    /** Settles once somebody has come. */
    called: () => (open.size > 0 ? Promise.resolve() : once(server, 'connection')),
    stop,
  };
}

/** A real mail server on a port, until the test has finished. */
export async function startMailServerAt(port: number) {
  const mail = await startMailServer({ port });
  onTestFinished(() => mail.stop());
  return mail;
}
