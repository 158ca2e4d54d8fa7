import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line as a phone at the edge of a network has it. */
export interface LineOptions {
  /** Bits a second in each direction, shared by all connections. */
  rate: number;
  /** Milliseconds there and back. */
  roundTrip: number;
  /** The share of packets that are lost, 0–1. */
  loss: number;
}

/** The payload of a TCP packet in bytes; its headers take 52 more. */
const payload = 1448;
const headers = 52;

/** How many bytes of one connection wait for the line before its sender is paused. */
const queued = 64 * 1024;

/** The same losses in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** One direction of the line. Connections send packet by packet in the order in which they came to wait. */
function direction({ rate, roundTrip, loss }: LineOptions, random: () => number) {
  let turn = Promise.resolve();
  /** Resolves once the packet has left; delivers it half a round trip later. */
  const send = (bytes: number): Promise<void> => {
    turn = turn.then(() => wait(((bytes + headers) * 8_000) / rate));
    return turn;
  };
  return (from: Socket, to: Socket) => {
    let waiting = 0;
    let sending = wait(0);
    let arriving = Promise.resolve();
    const packet = async (bytes: Buffer) => {
      await send(bytes.length);
      // A lost packet is sent again one round trip later; until then what follows it is held back by the receiver.
      if (random() < loss) {
        await wait(roundTrip);
        await send(bytes.length);
      }
      const due = wait(roundTrip / 2);
      arriving = arriving.then(() => due).then(() => void (to.writable && to.write(bytes)));
      waiting -= bytes.length;
      if (waiting < queued) from.resume();
    };
    from.on('data', (chunk: Buffer) => {
      waiting += chunk.length;
      if (waiting >= queued) from.pause();
      for (let at = 0; at < chunk.length; at += payload) {
        const bytes = chunk.subarray(at, at + payload);
        sending = sending.then(() => packet(bytes));
      }
    });
    from.on('end', () => void sending.then(() => arriving).then(() => to.end()));
  };
}

/**
 * A proxy that passes connections on to a server over a slow line. A loss costs its connection one round trip, which at
 * 2 % takes about as much as TCP's congestion control; opening a connection costs one more.
 * @param target the server's port on this machine
 */
export async function openSlowLine(target: number, options: LineOptions) {
  const random = randomFrom(1);
  const [up, down] = [direction(options, random), direction(options, random)];
  const sockets = new Set<Socket>();
  let bytes = 0;
  const proxy = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => sockets.delete(socket));
    }
    // What the server has sent still arrives after it has closed its end.
    client.on('close', () => server.destroy());
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
    server.on('data', (chunk) => {
      bytes += chunk.length;
    });
    down(server, client);
    client.pause();
    // The handshake.
    void wait(options.roundTrip).then(() => {
      up(client, server);
      client.resume();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** Bytes that the server has sent. */
    received: () => bytes,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
