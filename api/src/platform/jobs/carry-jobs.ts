import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/**
 * Work that is not done yet, as a backup keeps it: what it is and when it is due, without the queue's own tables,
 * which change from one release of pg-boss to the next. Work that ran at that moment is done again, as after a crash.
 */
export const pendingJobs = {
  columns: ['id', 'name', 'data', 'priority', 'start_after', 'singleton_key'],
  select: `select id, name, data, priority, start_after, singleton_key from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`,
  /** A place for them until they are queued again. */
  table: `create temp table carried_jobs (id uuid, name text, data jsonb, priority int,
    start_after timestamptz, singleton_key text) on commit drop`,
};

const batch = 500;

/** Queues that carried jobs can be put into, opened beside the transaction that puts them there. */
export interface CarriedJobs {
  /** Replaces all work of the queues by what lies in the temporary table, in the client's transaction. */
  takeUp(client: pg.Client): Promise<void>;
  close(): Promise<void>;
}

/** Opens the queues of a database, and makes them where there are none. Nothing is worked on. */
export async function openCarriedJobs(url: string): Promise<CarriedJobs> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();

  async function takeUpQueue(client: pg.Client, name: string) {
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    for (let from = 0; ; from += batch) {
      const { rows } = await client.query(
        'select * from carried_jobs where name = $1 order by id limit $2 offset $3',
        [name, batch, from],
      );
      if (rows.length === 0) return;
      const jobs = rows.map((row) => ({
        id: row.id,
        data: row.data,
        priority: row.priority,
        startAfter: row.start_after,
        ...(row.singleton_key && { singletonKey: row.singleton_key }),
      }));
      await boss.insert(name, jobs, { db });
    }
  }

  return {
    async takeUp(client) {
      const { rows } = await client.query('select distinct name from carried_jobs order by name');
      // The server gives them their settings when it starts.
      for (const { name } of rows) await boss.createQueue(name);
      await client.query('delete from pgboss.job');
      for (const { name } of rows) await takeUpQueue(client, name);
    },
    close: () => boss.stop({ graceful: false }),
  };
}
