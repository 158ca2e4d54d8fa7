/** The part of the Storage interface that is used; tests pass one made of a Map. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * Wraps a browser storage so that it never throws: with blocked cookies the access itself throws, and a full or private
 * storage refuses writes. Memory replaces an inaccessible storage for the visit.
 */
export function safeStore(open: () => KeyValueStore): KeyValueStore {
  const fallback = memoryStore();
  const attempt = <T>(use: (store: KeyValueStore) => T): T => {
    try {
      return use(open());
    } catch {
      return use(fallback);
    }
  };
  return {
    getItem: (key) => attempt((store) => store.getItem(key)) ?? fallback.getItem(key),
    setItem: (key, value) => attempt((store) => store.setItem(key, value)),
    removeItem: (key) => {
      fallback.removeItem(key);
      attempt((store) => store.removeItem(key));
    },
  };
}

/** localStorage, safe to use anywhere (an empty one on the server). */
export const localStore = safeStore(() => window.localStorage);

/** sessionStorage, safe to use anywhere (an empty one on the server). */
export const tabStore = safeStore(() => window.sessionStorage);
