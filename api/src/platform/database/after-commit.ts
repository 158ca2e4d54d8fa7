import type { Database, Queryable } from './queryable.ts';

type Task = () => void | Promise<void>;

/** What waits for the end of each transaction that runs. */
const waiting = new WeakMap<object, Task[]>();

/**
 * Does something once the transaction of `db` has committed, and never when it is rolled back: what others are told
 * must have happened. Outside of a transaction it is done at once. A task deals with its own failures: the change
 * stands, whatever becomes of the telling.
 */
export async function afterCommit(db: Queryable, task: Task): Promise<void> {
  const tasks = waiting.get(db);
  if (tasks) tasks.push(task);
  else await task();
}

/**
 * Lets transactions of `db` collect what is to be done after them. One inside another hands on what it collected:
 * only the outermost commits. The tasks run in the order in which they were given, before the call returns.
 */
export function withAfterCommit<Db extends Queryable>(db: Db, outer?: Task[]): Db {
  const run: Database['transaction'] = db.transaction.bind(db);
  const transaction: Database['transaction'] = async (work, config) => {
    const tasks: Task[] = [];
    const result = await run((tx) => {
      waiting.set(tx, tasks);
      return work(withAfterCommit(tx, tasks));
    }, config);
    if (outer) outer.push(...tasks);
    else for (const task of tasks) await task();
    return result;
  };
  return Object.assign(db, { transaction });
}
