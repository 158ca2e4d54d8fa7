import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';

interface Entry<Value> {
  value: Value | null;
  done: Promise<boolean>;
}

/**
 * Records in IndexedDB that must survive a closed tab. Writes of one record run one after another in the order of the
 * changes, and the newest value replaces one that still waits.
 */
export function openRecords<Value>(database: string, table: string) {
  let opened: UseStore | undefined;
  const store = () => {
    opened ??= createStore(database, table);
    return opened;
  };
  const waiting = new Map<string, Entry<Value>>();
  const running = new Map<string, Promise<boolean>>();

  async function write(key: string, value: Value | null): Promise<boolean> {
    try {
      if (value === null) await delMany([key], store());
      else await set(key, value, store());
      return true;
    } catch {
      // A private window or a full disk.
      return false;
    }
  }

  function enqueue(key: string, value: Value | null): Promise<boolean> {
    const queued = waiting.get(key);
    if (queued) {
      queued.value = value;
      return queued.done;
    }
    const entry: Entry<Value> = {
      value,
      done: Promise.resolve(running.get(key)).then(() => {
        waiting.delete(key);
        const written = write(key, entry.value).finally(() => {
          if (running.get(key) === written) running.delete(key);
        });
        running.set(key, written);
        return written;
      }),
    };
    waiting.set(key, entry);
    return entry.done;
  }

  return {
    /** @returns whether the browser has stored it */
    keep: (key: string, value: Value): Promise<boolean> => enqueue(key, value),
    remove: (key: string): Promise<boolean> => enqueue(key, null),
    /** All records; none where the browser refuses its storage. */
    async all(): Promise<[string, Value][]> {
      try {
        return await entries<string, Value>(store());
      } catch {
        return [];
      }
    },
    async removeAll(keys: string[]): Promise<void> {
      if (keys.length === 0) return;
      await delMany(keys, store()).catch(() => undefined);
    },
  };
}
