import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** Where triggers tell what has changed (`migrations/0004_told_changes.sql`). */
const channel = 'content';

/** By this name processes count each other's listening connections. */
const listenerName = 'nibras content';

/** How often a process proves to itself that it hears, in milliseconds. */
const heartbeatEvery = 1_000;

/** For how long after the last proof what is kept counts as fresh. */
const lease = 3_000;

/** Longer than the lease: who has not heard by then serves nothing that is kept. */
const settleWithin = 3_500;

const reconnectAfter = 500;

/** Who changes what everybody sees, heard by this process. */
export interface ContentChanges {
  /** Whether every change that was committed more than a moment ago has been heard. */
  live(): boolean;
  /** Grows with every change, and when hearing begins or ends. */
  generation(): number;
  /** Called when something changed, or may have. */
  onChange(listener: () => void): void;
  /** Resolves once every process has heard what was committed before the call. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Needs {
  url: string;
  pool: Pick<pg.Pool, 'query'>;
  log: Pick<Logger, 'warn' | 'info'>;
}

/**
 * Listens to changes of content, whoever makes them. Hearing is never taken for granted: a process that has not heard
 * its own beat over the same way lately (a lost line, a pooler that swallows notifications, a process that was stopped
 * for a while) is not `live`.
 */
export async function openContentChanges({ url, pool, log }: Needs): Promise<ContentChanges> {
  const own = `content_${randomUUID().replaceAll('-', '')}`;
  const listeners: (() => void)[] = [];
  const settling = new Map<string, () => void>();
  let generation = 1;
  let heardUntil = Number.NEGATIVE_INFINITY;
  let client: pg.Client | null = null;
  let closed = false;

  function changed() {
    generation += 1;
    for (const listener of listeners) listener();
  }

  function hear({ channel: on, payload = '' }: pg.Notification) {
    const [kind, ...rest] = payload.split(' ');
    if (on === own && kind === 'beat') heardUntil = Math.max(heardUntil, Number(rest[0]) + lease);
    else if (on === own && kind === 'heard') settling.get(rest[0] ?? '')?.();
    else if (kind === 'settle') {
      const [id = '', asker = ''] = rest;
      if (asker === own) settling.get(id)?.();
      else client?.query('select pg_notify($1, $2)', [asker, `heard ${id}`]).catch(() => {});
    } else changed();
  }

  function lost(of: pg.Client, error?: Error) {
    if (client !== of) return;
    client = null;
    heardUntil = Number.NEGATIVE_INFINITY;
    changed();
    of.end().catch(() => {});
    if (closed) return;
    log.warn({ err: error }, 'changes of content are not heard: nothing is kept meanwhile');
    setTimeout(() => void connect().catch(() => {}), reconnectAfter).unref();
  }

  async function beat() {
    const at = performance.now();
    await pool.query('select pg_notify($1, $2)', [own, `beat ${at}`]);
  }

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      application_name: listenerName,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', hear);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      await next.query(`listen ${own}`);
      changed();
      await beat();
    } catch (error) {
      lost(next, error as Error);
    }
  }

  await connect();
  const beating = setInterval(() => void beat().catch(() => {}), heartbeatEvery).unref();

  return {
    live: () => performance.now() < heardUntil,
    generation: () => generation,
    onChange: (listener) => void listeners.push(listener),
    async settled() {
      if (!client) return;
      const id = randomUUID();
      const { promise, resolve } = Promise.withResolvers<void>();
      let heard = 0;
      let expected = Number.POSITIVE_INFINITY;
      settling.set(id, () => {
        heard += 1;
        if (heard >= expected) resolve();
      });
      const patience = new AbortController();
      try {
        const { rows } = await pool.query(
          `select pg_notify($1, $2), (select count(*)::int from pg_stat_activity
            where application_name = $3 and datname = current_database()) as listening`,
          [channel, `settle ${id} ${own}`, listenerName],
        );
        expected = rows[0].listening;
        if (heard >= expected) return;
        const { signal } = patience;
        await Promise.race([promise, wait(settleWithin, undefined, { signal, ref: false })]);
      } finally {
        patience.abort();
        settling.delete(id);
      }
    },
    async close() {
      closed = true;
      clearInterval(beating);
      heardUntil = Number.NEGATIVE_INFINITY;
      await client?.end();
    },
  };
}
