import type { ServerEvents } from '@nibras/contract/conversation/realtime.ts';
import { realtimePath } from '@nibras/contract/conversation/realtime.ts';
import { io, type Socket } from 'socket.io-client';
import { afterEach } from 'vitest';

type Name = keyof ServerEvents;
// biome-ignore lint/suspicious/noExplicitAny: tests read events of every shape
type Payload = any;

interface TabOptions {
  reconnection?: boolean;
  /** Whether the handshake declares that the browser sends the files' cookie. */
  filesCookie?: boolean;
}

/** Opens sockets as a browser's tabs do. All of them are closed after each test. */
export function openTabs(address: string) {
  const open = new Set<Socket>();
  afterEach(() => {
    for (const socket of open) socket.disconnect();
    open.clear();
  });

  function make(token: unknown, { filesCookie, ...options }: TabOptions = {}) {
    const socket = io(address, {
      path: realtimePath,
      auth: { token, ...(filesCookie && { filesCookie }) },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 50,
      ...options,
    });
    open.add(socket);
    /** All received events, in order. */
    const received: { event: Name; payload: Payload }[] = [];
    const waiting = new Set<() => void>();
    socket.onAny((event: Name, payload: Payload) => {
      received.push({ event, payload });
      for (const check of waiting) check();
    });

    /** Waits for the event number `count` of a name. @returns its payload */
    function waitFor(event: Name, count = 1): Promise<Payload> {
      return new Promise((resolve) => {
        const check = () => {
          const found = received.filter((one) => one.event === event);
          if (found.length < count) return;
          waiting.delete(check);
          resolve(found[count - 1]?.payload);
        };
        waiting.add(check);
        check();
      });
    }
    return {
      socket,
      received,
      waitFor,
      all: (event: Name) => received.filter((one) => one.event === event),
    };
  }

  return {
    make,
    /** Opens a tab and waits until it is connected. */
    async open(token: string, options: TabOptions = {}) {
      const tab = make(token, options);
      await new Promise<void>((resolve, reject) => {
        tab.socket.once('connect', () => resolve());
        tab.socket.once('connect_error', reject);
      });
      return tab;
    },
    /** Opens a tab that must be refused. @returns the error */
    refused: (token: unknown) =>
      new Promise<Error & { data?: { message: string } }>((resolve, reject) => {
        const { socket } = make(token, { reconnection: false });
        socket.once('connect', () => reject(new Error('the connection was accepted')));
        socket.once('connect_error', resolve);
      }),
    /** Waits until a tab is disconnected. @returns the reason */
    closed: ({ socket }: { socket: Socket }) =>
      new Promise<string>((resolve) => socket.once('disconnect', resolve)),
  };
}
