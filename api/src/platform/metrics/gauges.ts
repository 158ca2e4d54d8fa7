import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../database/database.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** Where the figures are read that are asked for at the moment of a scrape. */
export interface Measured {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;
  db: Queryable;
  realtime: Pick<Realtime, 'connections'>;
}

interface Counted extends Record<string, unknown> {
  kind: string;
  state: string;
  count: number;
}

/** Finished work is forgotten within minutes; what waits, runs or has failed is what an operator looks for. */
const countJobs = sql`
  select name as kind, state::text as state, count(*)::int as count
  from pgboss.job where name not like '\\_\\_pgboss%' group by 1, 2`;

/** The last day's, so that the figure moves; \`mails\` keeps thirty. */
const countMails = sql`
  select template as kind, state, count(*)::int as count
  from mails where created_at > now() - interval '1 day' group by 1, 2`;

/** A gauge by kind and state that a query answers; states that are gone are gone from it too. */
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
      const { rows } = await db.execute<Counted>(query);
      this.reset();
      for (const { kind, state, count } of rows) this.set({ kind, state }, count);
    },
  });
}

/** What is read at every scrape: connections to the database, jobs, mails, open tabs. */
export function addGauges(register: Registry, { pool, db, realtime }: Measured): void {
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
    help: 'Mails of the last day of the whole installation, by kind and fate.',
    query: countMails,
  });
}
