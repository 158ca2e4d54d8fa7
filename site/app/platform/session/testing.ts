import { guest, type PersistedState } from '#platform/browser/persisted-store.ts';
import type { KeyValueStore } from '#platform/browser/storage.ts';
import { createSessionController, type SessionEnvironment } from './session-controller.ts';
import { createSessionStore } from './session-store.ts';
import type { TabChannel } from './tabs.ts';

/** A storage made of a Map, for tests. */
export function memoryStore(entries: Record<string, string> = {}): KeyValueStore {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A browser with several tabs, which share a local storage, a lock and a channel. */
export function makeBrowser() {
  const local = memoryStore();
  const listeners: { owner: object; handler: (event: { data: unknown }) => void }[] = [];
  let persisted: PersistedState['user'] = guest;
  let queue: Promise<void> = Promise.resolve();

  function openChannel(): TabChannel {
    const owner = {};
    return {
      postMessage: (message) => {
        const data: unknown = structuredClone(message);
        for (const other of listeners) {
          if (other.owner !== owner) queueMicrotask(() => other.handler({ data }));
        }
      },
      addEventListener: (_type, handler) => void listeners.push({ owner, handler }),
    };
  }

  return {
    local,
    persisted: {
      rehydrate: () => Promise.resolve(),
      read: () => persisted,
      write: (user: PersistedState['user']) => {
        persisted = user;
      },
    },
    /** Opens a tab with its own session storage; `calls` replace those of the server. */
    openTab(calls: Partial<SessionEnvironment['calls']> = {}, tab = memoryStore()) {
      const store = createSessionStore();
      const controller = createSessionController({
        store,
        stores: { tab, local },
        persisted: this.persisted,
        channel: openChannel(),
        withLock: (run) => {
          queue = queue.then(run);
          return queue;
        },
        now: () => Date.now(),
        calls: {
          user: () => Promise.resolve({ id: 7, name: 'سلمى', email: 'salma@example.com' }),
          refresh: () => Promise.reject(new Error('no refresh expected')),
          logout: () => Promise.resolve({ message: 'تم' }),
          ...calls,
        },
      });
      return { controller, store, tab };
    },
  };
}
