import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to the product that is cut after some bytes, all of its connections at once. */
export async function openCuttingLine(target: () => string) {
  const open = new Set<Socket>();
  let bytesLeft = Number.POSITIVE_INFINITY;
  let cuts = 0;

  function cut(): void {
    cuts += 1;
    for (const socket of open) socket.destroy();
  }

  const server = createServer((client) => {
    const { hostname, port } = new URL(target());
    const product = connect(Number(port), hostname);
    for (const socket of [client, product]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        product.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      bytesLeft -= chunk.length;
      if (bytesLeft > 0) {
        if (!product.write(chunk)) {
          client.pause();
          product.once('drain', () => client.resume());
        }
      } else {
        // Once; half of it still arrives.
        bytesLeft = Number.POSITIVE_INFINITY;
        product.write(chunk.subarray(0, chunk.length / 2), () => cut());
      }
    });
    product.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    /** Cuts the line once after so many more bytes of the sender. */
    cutAfter(bytes: number) {
      bytesLeft = bytes;
    },
  };
}
