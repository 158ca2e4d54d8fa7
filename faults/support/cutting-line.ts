import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Whose bytes are counted until the cut: a response that is cut belongs to a request that the product has done. */
type Side = 'sender' | 'product';

/** A line to the product that is cut after some bytes, all of its connections at once. */
export async function openCuttingLine(target: () => string) {
  const open = new Set<Socket>();
  const bytesLeft = { sender: Number.POSITIVE_INFINITY, product: Number.POSITIVE_INFINITY };
  let cuts = 0;

  function cut(): void {
    cuts += 1;
    for (const socket of open) socket.destroy();
  }

  function forward(from: Socket, to: Socket, side: Side): void {
    from.on('data', (chunk: Buffer) => {
      bytesLeft[side] -= chunk.length;
      if (bytesLeft[side] > 0) {
        if (!to.write(chunk)) {
          from.pause();
          to.once('drain', () => from.resume());
        }
      } else {
        // Once; half of it still arrives.
        bytesLeft[side] = Number.POSITIVE_INFINITY;
        to.write(chunk.subarray(0, chunk.length / 2), () => cut());
      }
    });
    from.on('end', () => to.end());
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
    forward(client, product, 'sender');
    forward(product, client, 'product');
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
    /** Cuts the line once after so many more bytes of one side. */
    cutAfter(bytes: number, side: Side = 'sender') {
      bytesLeft[side] = bytes;
    },
  };
}
