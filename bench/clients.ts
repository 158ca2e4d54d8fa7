import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '@nibras/contract/conversation/messenger/shapes.ts';
import { realtimePath } from '@nibras/contract/conversation/realtime.ts';
import { io, type Socket } from 'socket.io-client';
import type { ChatPerson } from './people.ts';

/** The delivery of one message; times are those of `performance.now()`. */
interface Delivery {
  sent: number;
  acknowledged: number;
  /** every time that a client received it. */
  receipts: { by: number; at: number }[];
}

/** How long after the last response a message may still arrive before it counts as lost. */
const lastDelivery = 5_000;

/** Browsers of some people: one socket each, and the calls that they make. */
export async function openClients(address: string, people: ChatPerson[]) {
  const deliveries = new Map<number, Delivery>();
  /** Received before the response: the server broadcasts after the commit, and responds then. */
  const early = new Map<number, Delivery['receipts']>();
  const failures: string[] = [];

  const sockets = await Promise.all(
    people.map(
      ({ id, token, conversation }) =>
        new Promise<Socket>((resolve, reject) => {
          const socket = io(address, {
            path: realtimePath,
            auth: { token, conversation },
            transports: ['websocket'],
            forceNew: true,
          });
          socket.once('connect', () => resolve(socket));
          socket.once('connect_error', reject);
          socket.on('new-message', ({ message }: { message: Message }) => {
            const receipt = { by: id, at: performance.now() };
            const known = deliveries.get(message.id)?.receipts ?? early.get(message.id);
            if (known) known.push(receipt);
            else early.set(message.id, [receipt]);
          });
          socket.on('disconnect', (reason) => failures.push(`a socket was lost: ${reason}`));
        }),
    ),
  );

  return {
    deliveries,
    failures,
    async send({ token, conversation }: ChatPerson, body: string): Promise<void> {
      const sent = performance.now();
      try {
        const response = await fetch(`${address}/api/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ conversation_id: conversation, body, type: 'text' }),
        });
        const text = await response.text();
        const acknowledged = performance.now();
        if (!response.ok) throw new Error(`${response.status} ${text}`);
        const { id } = (JSON.parse(text) as { message: Message }).message;
        deliveries.set(id, { sent, acknowledged, receipts: early.get(id) ?? [] });
        early.delete(id);
      } catch (error) {
        const { message, cause } = error as Error;
        failures.push(`a message was refused: ${message} ${cause ?? ''}`);
      }
    },
    /** Waits until every message has been received, and no longer than a message may take. */
    async allReceived() {
      const missing = () => [...deliveries.values()].some(({ receipts }) => receipts.length === 0);
      for (let waited = 0; missing() && waited < lastDelivery; waited += 50) await wait(50);
    },
    close() {
      for (const socket of sockets) {
        socket.off('disconnect');
        socket.disconnect();
      }
    },
  };
}
export type Clients = Awaited<ReturnType<typeof openClients>>;
