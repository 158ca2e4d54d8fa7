import type { Database, Queryable } from './queryable.ts';

type Task = () => void | Promise<void>;

/** The tasks to run after the commit of each running transaction. */
const pendingTasks = new WeakMap<object, Task[]>();

/**
 * Runs a task after the transaction of `db` has committed, and never if it is rolled back; outside of a transaction it
 * runs at once. A task must handle its own errors, because the change is already committed.
 */
export async function afterCommit(db: Queryable, task: Task): Promise<void> {
  const tasks = pendingTasks.get(db);
  if (tasks) tasks.push(task);
  else await task();
}

/**
 * Makes transactions of `db` collect tasks for `afterCommit`. A nested transaction passes its tasks to the outermost
 * one. They run in order, before the transaction's call returns.
 */
export function withAfterCommit<Db extends Queryable>(db: Db, outer?: Task[]): Db {
  const run: Database['transaction'] = db.transaction.bind(db);
  const transaction: Database['transaction'] = async (work, config) => {
    const tasks: Task[] = [];
    const result = await run((tx) => {
      pendingTasks.set(tx, tasks);
      return work(withAfterCommit(tx, tasks));
    }, config);
    if (outer) outer.push(...tasks);
    else for (const task of tasks) await task();
    return result;
  };
  return Object.assign(db, { transaction });
}
