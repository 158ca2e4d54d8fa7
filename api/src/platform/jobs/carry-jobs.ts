import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/**
 * How a backup stores pending jobs: what they are and when they are due, without the queue's own tables, which change
 * between releases of pg-boss. A job that was running is run again, as after a crash.
 */
export const pendingJobs = {
  columns: ['id', 'name', 'data', 'priority', 'start_after', 'singleton_key'],
  select: `select id, name, data, priority, start_after, singleton_key from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`,
  /** The temporary table from which they are queued again. */
  table: `create temp table carried_jobs (id uuid, name text, data jsonb, priority int,
    start_after timestamptz, singleton_key text) on commit drop`,
};

const batch = 500;

/** A connection to the queues that restores pending jobs inside the caller's transaction. */
export interface CarriedJobs {
  /** Replaces all jobs with those of the temporary table, in the client's transaction. */
  restore(client: pg.Client): Promise<void>;
  close(): Promise<void>;
}

/** Opens the queues of a database and creates missing ones, without running jobs. */
export async function openCarriedJobs(url: string): Promise<CarriedJobs> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();

  async function restoreQueue(client: pg.Client, name: string) {
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
    async restore(client) {
      const { rows } = await client.query('select distinct name from carried_jobs order by name');
      // The server sets the options of the queues when it starts.
      for (const { name } of rows) await boss.createQueue(name);
      await client.query('delete from pgboss.job');
      for (const { name } of rows) await restoreQueue(client, name);
    },
    close: () => boss.stop({ graceful: false }),
  };
}
