import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdapter, type RedisStreamsAdapterOptions } from '@socket.io/redis-streams-adapter';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { type EventLoss, watchEventLoss } from './event-loss.ts';

/** What the processes of an installation share through Redis. Nothing in it outlives a minute that matters. */
export interface SharedRedis {
  /**
   * Asks at once or fails at once: while Redis is away a command is refused and not kept. Who asks says what happens
   * then. Its duplicates wait for what others say, and are patient.
   */
  client: Redis;
  /** Whether what the adapter tells other processes reaches them. */
  eventLoss: EventLoss;
  /** What joins the Socket.IO servers of several processes. */
  adapter(names: RedisStreamsAdapterOptions): ReturnType<typeof createAdapter>;
  close(): Promise<void>;
}

/** How long a start waits for Redis before it goes on without, in milliseconds. */
const startWithin = 2_000;

const shared = {
  connectionName: 'nibras',
  connectTimeout: 2_000,
  retryStrategy: (tries: number) => Math.min(tries * 100, 2_000),
} satisfies RedisOptions;

const asking = {
  ...shared,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  commandTimeout: 1_000,
  // A Redis that takes what it is sent and says nothing is one that is away.
  socketTimeout: 1_500,
} satisfies RedisOptions;

const listening = {
  ...shared,
  maxRetriesPerRequest: null,
  // Longer than a look at the stream waits (5 s).
  socketTimeout: 12_000,
} satisfies RedisOptions;

const ignore = () => undefined;

/**
 * A connection for what others say. The Socket.IO adapter asks again as soon as a look at the stream has failed, and
 * leaves a failed subscription unheard: here the one is slowed down, and the other is made up for by reconnecting.
 */
function openListening(url: string): Redis {
  const client = new Redis(url, listening);
  client.on('error', ignore);
  const look = client.xread.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const subscribe = client.subscribe.bind(client) as (...given: unknown[]) => Promise<unknown>;
  return Object.assign(client, {
    xread: (...given: unknown[]) =>
      look(...given).catch(async (error: unknown) => {
        await wait(500, undefined, { ref: false });
        throw error;
      }),
    subscribe: (...given: unknown[]) => subscribe(...given).catch(ignore),
  });
}

/** Says once that Redis is away, and once that it is back. @returns how to say no more */
function logConnectionLosses(client: Redis, log: Logger): () => void {
  let away = false;
  let reason = '';
  client.on('error', (error: Error) => {
    reason = error.message;
  });
  client.on('ready', () => {
    if (away) log.info('Redis is back: limits and live events are shared again');
    away = false;
  });
  const lost = () => {
    if (away) return;
    away = true;
    log.warn({ reason }, 'Redis cannot be reached: this process goes on by itself until it can');
  };
  client.on('close', lost);
  return () => void client.off('close', lost);
}

/** Connects to Redis. One that cannot be reached is no failure: the process goes on by itself until it is back. */
export async function openRedis(url: string, log: Logger): Promise<SharedRedis> {
  const client = new Redis(url, asking);
  const eventLoss = watchEventLoss(client);
  const sayNoMore = logConnectionLosses(client, log);
  const listeners: Redis[] = [];
  client.duplicate = () => {
    const listener = openListening(url);
    listeners.push(listener);
    return listener;
  };
  await once(client, 'ready', { signal: AbortSignal.timeout(startWithin) }).catch(ignore);
  return {
    client,
    eventLoss,
    adapter: (names) => createAdapter(client, names),
    async close() {
      sayNoMore();
      for (const one of [client, ...listeners]) one.disconnect();
    },
  };
}
