import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { allTags, isFigure, staleMarker } from './tags.ts';

/** The channel on which the triggers of migration 0009 send the tags that a transaction invalidates. */
const channel = 'cache';

/** The channel on which the triggers of migration 0063 say what kind of thing begins or ends to wait for a person. */
const waitingChannel = 'waiting';

/** The application name of listening connections, followed by the process's own channel. */
const listenerName = 'nibras cache';

/** How often a process sends itself a notification to verify that they arrive, in milliseconds. */
const heartbeatInterval = 500;

/** How long after the last received heartbeat the cache may be used, in milliseconds. */
const lease = 3_000;

/** Longer than the lease: a process that has not acknowledged by then does not use its cache, in milliseconds. */
const acknowledgeTimeout = 3_200;

const reconnectDelay = 500;

/** @param harmless whether what carries the tags may be served for a moment longer (migration 0060) */
type Listener = (tags: string[] | null, harmless: boolean) => undefined | Promise<void>;

/** Carries invalidated tags from the transactions that change something to every process. */
export interface InvalidationBus {
  /** Whether invalidations are being received, so that the cache may be used. */
  live(): boolean;
  /** The number of exact invalidations received so far; see `whenProcessed`. */
  received(): number;
  /**
   * Calls the listener with the tags of each committed change, or with null when anything may have changed. The change
   * counts as processed once what the listener returns has resolved; it must not reject.
   */
  onInvalidate(listener: Listener): void;
  /** Calls the listener with the kind of what has changed among the things that wait for a person, once a commit. */
  onWaiting(listener: (kind: string) => void): void;
  /** Resolves when the listeners have processed what this process has received so far. */
  processed(): Promise<unknown>;
  /**
   * Resolves once every process has processed the invalidations committed before the call, after `acknowledgeTimeout`
   * at most. It waits for other processes only if an exact tag was invalidated since `received()` was `before`.
   */
  whenProcessed(before: number): Promise<void>;
  close(): Promise<void>;
}

interface BusOptions {
  url: string;
  pool: Pick<pg.Pool, 'query'>;
  log: Pick<Logger, 'warn'>;
}

/** Requests for acknowledgement that have not been answered, by id. */
function createPendingReplies() {
  const pending = new Map<string, (from: string) => void>();
  return {
    /** Calls `received` with the sender of each reply until `done`. */
    open(received: (from: string) => void) {
      const id = randomUUID();
      pending.set(id, received);
      return { id, done: () => void pending.delete(id) };
    },
    receive: (id = '', from = '') => pending.get(id)?.(from),
  };
}

/**
 * Listens for invalidations on its own database connection. It is not `live` unless it recently received its own
 * heartbeat on that connection, so a lost connection, a pooler that drops notifications and a suspended process are
 * detected.
 */
export async function openInvalidationBus({
  url,
  pool,
  log,
}: BusOptions): Promise<InvalidationBus> {
  const own = `cache_${randomUUID().replaceAll('-', '')}`;
  const listeners: Listener[] = [];
  const waitingListeners: ((kind: string) => void)[] = [];
  /** Resolves once the listeners have processed what was received so far. */
  let processed: Promise<unknown> = Promise.resolve();
  const replies = createPendingReplies();
  /** Processes that did not acknowledge in time. Their lease has ended, so they are not waited for again. */
  const unresponsive = new Set<string>();
  let received = 1;
  let liveUntil = Number.NEGATIVE_INFINITY;
  let client: pg.Client | null = null;
  let closed = false;

  const notify = (target: string, payload: string) =>
    pool.query('select pg_notify($1, $2)', [target, payload]);

  function invalidate(tags: string[] | null, harmless = false) {
    if (tags === null || tags.some((tag) => !isFigure(tag))) received += 1;
    const pending = listeners.map((listener) => listener(tags, harmless)).filter(Boolean);
    if (pending.length > 0) processed = Promise.all([processed, ...pending]);
  }

  function receive({ channel: on, payload = '' }: pg.Notification) {
    if (on === waitingChannel) {
      for (const listener of waitingListeners) listener(payload);
      return;
    }
    const [kind = '', ...rest] = payload.split(' ');
    if (on === own) {
      if (kind === 'heartbeat') liveUntil = Math.max(liveUntil, Number(rest[0]) + lease);
      else void processed.then(() => replies.receive(rest[0], rest[1]));
    } else if (kind === 'acknowledge') {
      const [id = '', asker = ''] = rest;
      void processed
        .then(() => client?.query('select pg_notify($1, $2)', [asker, `acknowledged ${id} ${own}`]))
        .catch(() => {});
    } else {
      const harmless = kind === staleMarker;
      const tags = (harmless ? rest : [kind, ...rest]).filter(Boolean);
      if (tags.includes(allTags)) invalidate(null);
      else invalidate(tags, harmless);
    }
  }

  function handleLoss(lost: pg.Client, error?: Error) {
    if (client !== lost) return;
    client = null;
    liveUntil = Number.NEGATIVE_INFINITY;
    invalidate(null);
    lost.end().catch(() => {});
    if (closed) return;
    log.warn({ err: error }, 'invalidations are not received: the response cache is not used');
    setTimeout(() => void connect().catch(() => {}), reconnectDelay).unref();
  }

  const sendHeartbeat = () => notify(own, `heartbeat ${performance.now()}`);

  async function connect() {
    // Closed while it waited to connect again.
    if (closed) return;
    const next = new pg.Client({
      connectionString: url,
      application_name: `${listenerName} ${own}`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    next.on('error', (error) => handleLoss(next, error));
    next.on('end', () => handleLoss(next));
    next.on('notification', receive);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      await next.query(`listen ${own}`);
      await next.query(`listen ${waitingChannel}`);
      invalidate(null);
      await sendHeartbeat();
    } catch (error) {
      handleLoss(next, error as Error);
    }
  }

  /** Resolves when this process has received all earlier invalidations, because notifications arrive in order. */
  async function caughtUp() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const echo = replies.open(() => resolve());
    try {
      await notify(own, `echo ${echo.id}`);
      await withTimeout(promise);
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
    const input = replies.open((from) => {
      missing.delete(from);
      unresponsive.delete(from);
      if (missing.size === 0) resolve();
    });
    try {
      await notify(channel, `acknowledge ${input.id} ${own}`);
      await withTimeout(promise);
      for (const name of missing) unresponsive.add(name);
    } finally {
      // A late acknowledgement still shows that the process is back.
      setTimeout(input.done, 60_000).unref();
    }
  }

  await connect();
  const heartbeat = setInterval(() => void sendHeartbeat().catch(() => {}), heartbeatInterval);
  heartbeat.unref();

  return {
    live: () => performance.now() < liveUntil,
    received: () => received,
    onInvalidate: (listener) => void listeners.push(listener),
    onWaiting: (listener) => void waitingListeners.push(listener),
    processed: () => processed,
    async whenProcessed(before) {
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

/** Waits for a promise, at most for `acknowledgeTimeout`. */
async function withTimeout(promise: Promise<void>): Promise<void> {
  const timeout = new AbortController();
  const { signal } = timeout;
  try {
    await Promise.race([promise, wait(acknowledgeTimeout, undefined, { signal, ref: false })]);
  } finally {
    timeout.abort();
  }
}
