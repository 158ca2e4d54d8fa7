import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../database/database.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** The sources of gauges that are read at a scrape. */
export interface GaugeSources {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;
  db: Queryable;
  realtime: Pick<Realtime, 'connections'>;
}

interface CountRow extends Record<string, unknown> {
  kind: string;
  state: string;
  count: number;
}

/** Finished jobs are deleted within minutes; operators look for waiting, running and failed ones. */
const countJobs = sql`
  select name as kind, state::text as state, count(*)::int as count
  from pgboss.job where name not like '\\_\\_pgboss%' group by 1, 2`;

/** Only of the last day, so that changes are visible; \`mails\` keeps thirty days. */
const countMails = sql`
  select template as kind, state, count(*)::int as count
  from mails where created_at > now() - interval '1 day' group by 1, 2`;

/** Adds a gauge by kind and state from a query; it is reset at each scrape, so that old states disappear. */
function countedGauge(
  register: Registry,
  db: Queryable,
  { name, help, query }: { name: string; help: string; query: typeof countJobs },
) {
  new Gauge({
    name,
    help,
    labelNames: ['kind', 'state'],
    registers: [register],
    async collect() {
      const { rows } = await db.execute<CountRow>(query);
      this.reset();
      for (const { kind, state, count } of rows) this.set({ kind, state }, count);
    },
  });
}

/** Adds the gauges of database connections, jobs, mails and open tabs. */
export function addGauges(register: Registry, { pool, db, realtime }: GaugeSources): void {
  new Gauge({
    name: 'nibras_database_connections',
    help: 'Connections to the database of this process, by what they do.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'allowed' }, pool.options.max);
    },
  });
  new Gauge({
    name: 'nibras_database_waiting',
    help: 'Queries of this process that wait for a connection.',
    registers: [register],
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: 'nibras_sockets',
    help: 'Open tabs that this process holds a connection to.',
    registers: [register],
    collect() {
      this.set(realtime.connections());
    },
  });
  countedGauge(register, db, {
    name: 'nibras_jobs',
    help: 'Jobs of the whole installation, by kind and state.',
    query: countJobs,
  });
  countedGauge(register, db, {
    name: 'nibras_mails',
    help: 'Mails of the last day of the whole installation, by kind and state.',
    query: countMails,
  });
}
