import DataLoader from 'dataloader';
import type { Queryable } from './queryable.ts';

/** The bounds of groups. */
export const groupLimits = {
  /** How many calls one statement answers at most. */
  calls: 100,
  /** How many groups run at once. With one, a call that just missed a group would wait for the whole of it. */
  running: 2,
} as const;

type Load<Key, Value> = (db: Queryable, keys: readonly Key[]) => Promise<ArrayLike<Value | Error>>;

function makeLoader<Key, Value>(db: Queryable, load: Load<Key, Value>) {
  let running = 0;
  const waiting: (() => void)[] = [];
  // After the callbacks of this round of the event loop, so that requests that arrive together form one group.
  const start = (dispatch: () => void) => {
    running += 1;
    setImmediate(dispatch);
  };
  return new DataLoader<Key, Value>(
    async (keys) => {
      try {
        return await load(db, keys);
      } finally {
        running -= 1;
        const next = waiting.shift();
        if (next) start(next);
      }
    },
    {
      cache: false,
      maxBatchSize: groupLimits.calls,
      batchScheduleFn: (dispatch) =>
        running < groupLimits.running ? start(dispatch) : waiting.push(dispatch),
    },
  );
}

/**
 * A query that answers the calls which arrive while others are under way with one statement (record 0124). Without load
 * every call is a group of its own, and nothing waits for a timer.
 * @param load returns a value or an error for each key, in the order of the keys; an error that it throws is that of all
 */
export function grouped<Key, Value>(
  load: Load<Key, Value>,
): (db: Queryable, key: Key) => Promise<Value> {
  const loaders = new WeakMap<object, DataLoader<Key, Value>>();
  return (db, key) => {
    const loader = loaders.get(db) ?? makeLoader(db, load);
    loaders.set(db, loader);
    return loader.load(key);
  };
}
