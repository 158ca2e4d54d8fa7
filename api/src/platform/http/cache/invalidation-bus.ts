import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { allTags, isFigure } from './tags.ts';

/** Where the triggers of migration 0009 send the tags that a transaction invalidates. */
const channel = 'cache';

/** The listening connections have this name and the process's own channel behind it. */
const listenerName = 'nibras cache';

/** How often a process proves to itself that notifications reach it, in milliseconds. */
const heartbeatInterval = 500;

/** For how long after the last proof the cache may be used. */
const lease = 3_000;

/** Longer than the lease: a process that has not acknowledged by then uses nothing of its cache. */
const acknowledgedWithin = 3_200;

const reconnectAfter = 500;

/** Carries invalidated tags from the transactions that change something to every process. */
export interface InvalidationBus {
  /** Whether every invalidation that was committed more than a moment ago has been received. */
  live(): boolean;
  /** How many exact invalidations were received; see `settled`. */
  received(): number;
  /** Calls back with the tags of each committed change; with null when anything may have changed. */
  onInvalidate(listener: (tags: string[] | null) => void): void;
  /**
   * Resolves once every process has dropped what was committed before the call. It waits for other processes only if
   * an exact tag was invalidated since `received()` was `before`, and never for long.
   */
  settled(before: number): Promise<void>;
  close(): Promise<void>;
}

interface Needs {
  url: string;
  pool: Pick<pg.Pool, 'query'>;
  log: Pick<Logger, 'warn'>;
}

/** Things that are waited for by name. */
function openWaiting() {
  const waiting = new Map<string, (from: string) => void>();
  return {
    /** Calls `received` with what each answer says, until `done`. */
    open(received: (from: string) => void) {
      const id = randomUUID();
      waiting.set(id, received);
      return { id, done: () => void waiting.delete(id) };
    },
    receive: (id = '', from = '') => waiting.get(id)?.(from),
  };
}

/**
 * Listens to invalidations over a connection of its own. A process that has not received its own heartbeat over the
 * same connection lately (a lost connection, a pooler that swallows notifications, a stopped process) is not `live`.
 */
export async function openInvalidationBus({ url, pool, log }: Needs): Promise<InvalidationBus> {
  const own = `cache_${randomUUID().replaceAll('-', '')}`;
  const listeners: ((tags: string[] | null) => void)[] = [];
  const waiting = openWaiting();
  /** Processes that did not acknowledge in time. Their lease has ended, so nobody waits for them again. */
  const unresponsive = new Set<string>();
  let received = 1;
  let liveUntil = Number.NEGATIVE_INFINITY;
  let client: pg.Client | null = null;
  let closed = false;

  const notify = (to: string, payload: string) =>
    pool.query('select pg_notify($1, $2)', [to, payload]);

  function invalidate(tags: string[] | null) {
    if (tags === null || tags.some((tag) => !isFigure(tag))) received += 1;
    for (const listener of listeners) listener(tags);
  }

  function receive({ channel: on, payload = '' }: pg.Notification) {
    const [kind = '', ...rest] = payload.split(' ');
    if (on === own) {
      if (kind === 'heartbeat') liveUntil = Math.max(liveUntil, Number(rest[0]) + lease);
      else waiting.receive(rest[0], rest[1]);
    } else if (kind === 'acknowledge') {
      const [id = '', asker = ''] = rest;
      client
        ?.query('select pg_notify($1, $2)', [asker, `acknowledged ${id} ${own}`])
        .catch(() => {});
    } else {
      const tags = payload.split(' ').filter(Boolean);
      invalidate(tags.includes(allTags) ? null : tags);
    }
  }

  function lose(of: pg.Client, error?: Error) {
    if (client !== of) return;
    client = null;
    liveUntil = Number.NEGATIVE_INFINITY;
    invalidate(null);
    of.end().catch(() => {});
    if (closed) return;
    log.warn({ err: error }, 'invalidations are not received: the response cache is not used');
    setTimeout(() => void connect().catch(() => {}), reconnectAfter).unref();
  }

  const sendHeartbeat = () => notify(own, `heartbeat ${performance.now()}`);

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      application_name: `${listenerName} ${own}`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next));
    next.on('notification', receive);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      await next.query(`listen ${own}`);
      invalidate(null);
      await sendHeartbeat();
    } catch (error) {
      lose(next, error as Error);
    }
  }

  /** Resolves when this process has received whatever was committed before: notifications come in order. */
  async function caughtUp() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const echo = waiting.open(() => resolve());
    try {
      await notify(own, `echo ${echo.id}`);
      await within(promise);
    } finally {
      echo.done();
    }
  }

  async function otherProcesses(): Promise<Set<string>> {
    const { rows } = await pool.query<{ name: string }>(
      `select substr(application_name, $1) as name from pg_stat_activity
        where datname = current_database() and application_name like $2`,
      [listenerName.length + 2, `${listenerName} %`],
    );
    const others = new Set(rows.map(({ name }) => name));
    others.delete(own);
    for (const name of unresponsive) if (!others.delete(name)) unresponsive.delete(name);
    return others;
  }

  async function acknowledgedByOthers() {
    const missing = await otherProcesses();
    if (missing.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked = waiting.open((from) => {
      missing.delete(from);
      unresponsive.delete(from);
      if (missing.size === 0) resolve();
    });
    try {
      await notify(channel, `acknowledge ${asked.id} ${own}`);
      await within(promise);
      for (const name of missing) unresponsive.add(name);
    } finally {
      // A late acknowledgement still says that the process is back.
      setTimeout(asked.done, 60_000).unref();
    }
  }

  await connect();
  const heartbeat = setInterval(() => void sendHeartbeat().catch(() => {}), heartbeatInterval);
  heartbeat.unref();

  return {
    live: () => performance.now() < liveUntil,
    received: () => received,
    onInvalidate: (listener) => void listeners.push(listener),
    async settled(before) {
      if (!client) return;
      await caughtUp();
      if (received !== before) await acknowledgedByOthers();
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      liveUntil = Number.NEGATIVE_INFINITY;
      await client?.end();
    },
  };
}

/** Waits for something, and no longer than a process may take to acknowledge. */
async function within(promise: Promise<void>): Promise<void> {
  const patience = new AbortController();
  const { signal } = patience;
  try {
    await Promise.race([promise, wait(acknowledgedWithin, undefined, { signal, ref: false })]);
  } finally {
    patience.abort();
  }
}
