import { presence } from '@nibras/contract/limits.ts';
import type { Redis } from 'ioredis';
import type { SharedRedis } from '../redis/open-redis.ts';

/** Tracks which conversation each open tab shows. */
export interface ActiveConversations {
  /** Sets the conversation that a tab shows; null for none, and when the tab is closed. */
  show(tab: { id: string; personId: number }, conversationId: number | null): void;
  /** Returns the people with a tab that shows a conversation. */
  viewers(conversationId: number): Promise<Set<number>>;
  /** Renews this process's entries in Redis, which expire otherwise. */
  renew(): void;
}

/** The scripts use Redis' clock, because the clocks of several machines may differ. */
const scripts = {
  nibrasSetViewer: {
    numberOfKeys: 1,
    lua: `redis.call('zadd', KEYS[1], redis.call('time')[1] + ARGV[2], ARGV[1])
redis.call('expire', KEYS[1], ARGV[2])`,
  },
  nibrasViewers: {
    numberOfKeys: 1,
    lua: `return redis.call('zrangebyscore', KEYS[1], redis.call('time')[1], '+inf')`,
  },
};

interface RedisWithScripts extends Redis {
  nibrasSetViewer(key: string, member: string, seconds: number): Promise<unknown>;
  nibrasViewers(key: string): Promise<string[]>;
}

const keyOf = (conversationId: number) => `nibras:looking:${conversationId}`;
const expirySeconds = presence.staleAfter / 1000;
/** While Redis is unreachable only this process's tabs are known. */
const ignore = () => undefined;

/** Creates the register. This process's tabs are in memory and shared with other processes through Redis. */
export function createActiveConversations(redis: SharedRedis | null): ActiveConversations {
  const shown = new Map<string, { conversationId: number; personId: number }>();
  const client = redis && (redis.client as RedisWithScripts);
  for (const [name, script] of Object.entries(scripts)) client?.defineCommand(name, script);

  const store = (
    id: string,
    { conversationId, personId }: { conversationId: number; personId: number },
  ) =>
    client
      ?.nibrasSetViewer(keyOf(conversationId), `${personId}:${id}`, expirySeconds)
      .catch(ignore);

  return {
    show({ id, personId }, conversationId) {
      const before = shown.get(id);
      if (before) {
        shown.delete(id);
        void client?.zrem(keyOf(before.conversationId), `${personId}:${id}`).catch(ignore);
      }
      if (conversationId === null) return;
      const entry = { conversationId, personId };
      shown.set(id, entry);
      void store(id, entry);
    },
    async viewers(conversationId) {
      const local = [...shown.values()]
        .filter((one) => one.conversationId === conversationId)
        .map(({ personId }) => personId);
      const members = await client?.nibrasViewers(keyOf(conversationId)).catch(ignore);
      return new Set([...local, ...(members ?? []).map((member) => Number.parseInt(member, 10))]);
    },
    renew() {
      for (const [id, one] of shown) void store(id, one);
    },
  };
}
