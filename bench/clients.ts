import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '@nibras/contract/messenger.ts';
import { realtimePath } from '@nibras/contract/realtime.ts';
import { io, type Socket } from 'socket.io-client';
import type { ChatPerson } from './people.ts';

/** What became of one message; times are those of `performance.now()`. */
interface Course {
  sent: number;
  answered: number;
  /** Every time that somebody was told of it. */
  heard: { by: number; at: number }[];
}

/** How long after the last answer a message may still arrive before it counts as lost. */
const lastDelivery = 5_000;

/** Browsers of some people: one socket each, and the calls that they make. */
export async function openClients(address: string, talkers: ChatPerson[]) {
  const courses = new Map<number, Course>();
  /** Heard before the answer was there: the server tells once it has committed, and answers then. */
  const early = new Map<number, Course['heard']>();
  const failures: string[] = [];

  const sockets = await Promise.all(
    talkers.map(
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
            const hearing = { by: id, at: performance.now() };
            const known = courses.get(message.id)?.heard ?? early.get(message.id);
            if (known) known.push(hearing);
            else early.set(message.id, [hearing]);
          });
          socket.on('disconnect', (reason) => failures.push(`a socket was lost: ${reason}`));
        }),
    ),
  );

  return {
    courses,
    failures,
    async send({ token, conversation }: ChatPerson, body: string): Promise<void> {
      const sent = performance.now();
      try {
        const response = await fetch(`${address}/api/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ conversation_id: conversation, body, type: 'text' }),
        });
        const answer = await response.text();
        const answered = performance.now();
        if (!response.ok) throw new Error(`${response.status} ${answer}`);
        const { id } = (JSON.parse(answer) as { message: Message }).message;
        courses.set(id, { sent, answered, heard: early.get(id) ?? [] });
        early.delete(id);
      } catch (error) {
        const { message, cause } = error as Error;
        failures.push(`a message was not taken: ${message} ${cause ?? ''}`);
      }
    },
    /** Waits until every message has been heard, and no longer than a message may take. */
    async allReceived() {
      const missing = () => [...courses.values()].some(({ heard }) => heard.length === 0);
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
