import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdapter, type RedisStreamsAdapterOptions } from '@socket.io/redis-streams-adapter';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { type EventLoss, watchEventLoss } from './event-loss.ts';

/** What the processes of an installation share through Redis: only short-lived state. */
export interface SharedRedis {
  /**
   * Sends commands at once or fails at once: while Redis is unreachable they are not queued, and the caller handles
   * the error. Its duplicates listen to other processes and wait.
   */
  client: Redis;
  /** Whether the adapter's events reach other processes. */
  eventLoss: EventLoss;
  /** Creates the adapter that connects the Socket.IO servers of several processes. */
  adapter(names: RedisStreamsAdapterOptions): ReturnType<typeof createAdapter>;
  close(): Promise<void>;
}

/** How long a start waits for Redis before it continues without, in milliseconds. */
const startTimeout = 2_000;

const commonOptions = {
  connectionName: 'nibras',
  connectTimeout: 2_000,
  retryStrategy: (tries: number) => Math.min(tries * 100, 2_000),
} satisfies RedisOptions;

const commandOptions = {
  ...commonOptions,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  commandTimeout: 1_000,
  // A Redis that accepts commands and does not reply counts as unreachable.
  socketTimeout: 1_500,
} satisfies RedisOptions;

const listenerOptions = {
  ...commonOptions,
  maxRetriesPerRequest: null,
  // Longer than a blocking read of the stream (5 s).
  socketTimeout: 12_000,
} satisfies RedisOptions;

const ignore = () => undefined;

/**
 * Opens a connection that listens to other processes. The Socket.IO adapter retries a failed read of the stream at
 * once and does not handle a failed subscription: reads are delayed here, and subscriptions are renewed on
 * reconnecting.
 */
function openListener(url: string): Redis {
  const client = new Redis(url, listenerOptions);
  client.on('error', ignore);
  const read = client.xread.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const subscribe = client.subscribe.bind(client) as (...args: unknown[]) => Promise<unknown>;
  return Object.assign(client, {
    xread: (...args: unknown[]) =>
      read(...args).catch(async (error: unknown) => {
        await wait(500, undefined, { ref: false });
        throw error;
      }),
    subscribe: (...args: unknown[]) => subscribe(...args).catch(ignore),
  });
}

/** Logs once when Redis becomes unreachable and once when it is back. @returns a function that stops logging */
function logConnectionLosses(client: Redis, log: Logger): () => void {
  let unreachable = false;
  let reason = '';
  client.on('error', (error: Error) => {
    reason = error.message;
  });
  client.on('ready', () => {
    if (unreachable) log.info('Redis is back: limits and live events are shared again');
    unreachable = false;
  });
  const handleClose = () => {
    if (unreachable) return;
    unreachable = true;
    log.warn({ reason }, 'Redis cannot be reached: this process continues without it until it can');
  };
  client.on('close', handleClose);
  return () => void client.off('close', handleClose);
}

/** Connects to Redis. An unreachable Redis is no error: the process continues without it until it is back. */
export async function openRedis(url: string, log: Logger): Promise<SharedRedis> {
  const client = new Redis(url, commandOptions);
  const eventLoss = watchEventLoss(client);
  const stopLogging = logConnectionLosses(client, log);
  const listeners: Redis[] = [];
  client.duplicate = () => {
    const listener = openListener(url);
    listeners.push(listener);
    return listener;
  };
  await once(client, 'ready', { signal: AbortSignal.timeout(startTimeout) }).catch(ignore);
  return {
    client,
    eventLoss,
    adapter: (names) => createAdapter(client, names),
    async close() {
      stopLogging();
      for (const one of [client, ...listeners]) one.disconnect();
    },
  };
}
