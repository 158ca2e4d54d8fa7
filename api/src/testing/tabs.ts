import type { ServerEvents } from '@nibras/contract/realtime.ts';
import { realtimePath } from '@nibras/contract/realtime.ts';
import { io, type Socket } from 'socket.io-client';
import { afterEach } from 'vitest';

type Name = keyof ServerEvents;
// biome-ignore lint/suspicious/noExplicitAny: tests read events of every shape
type Told = any;

interface TabOptions {
  reconnection?: boolean;
  /** As a browser says that sends the files' cookie. */
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
    /** Everything that the tab was told, in order. */
    const heard: { event: Name; told: Told }[] = [];
    const waiting = new Set<() => void>();
    socket.onAny((event: Name, told: Told) => {
      heard.push({ event, told });
      for (const look of waiting) look();
    });

    /** What an event told, as soon as there are `count` of them. */
    function hears(event: Name, count = 1): Promise<Told> {
      return new Promise((resolve) => {
        const look = () => {
          const found = heard.filter((one) => one.event === event);
          if (found.length < count) return;
          waiting.delete(look);
          resolve(found[count - 1]?.told);
        };
        waiting.add(look);
        look();
      });
    }
    return {
      socket,
      heard,
      hears,
      all: (event: Name) => heard.filter((one) => one.event === event),
    };
  }

  return {
    make,
    /** A tab that is connected. */
    async open(token: string, options: TabOptions = {}) {
      const tab = make(token, options);
      await new Promise<void>((resolve, reject) => {
        tab.socket.once('connect', () => resolve());
        tab.socket.once('connect_error', reject);
      });
      return tab;
    },
    /** How a tab is refused. */
    refused: (token: unknown) =>
      new Promise<Error & { data?: { message: string } }>((resolve, reject) => {
        const { socket } = make(token, { reconnection: false });
        socket.once('connect', () => reject(new Error('it was let in')));
        socket.once('connect_error', resolve);
      }),
    /** Why a tab is disconnected. */
    closed: ({ socket }: { socket: Socket }) =>
      new Promise<string>((resolve) => socket.once('disconnect', resolve)),
  };
}
