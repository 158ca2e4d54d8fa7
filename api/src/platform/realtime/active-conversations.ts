import { presence } from '@nibras/contract/limits.ts';
import type { Redis } from 'ioredis';
import type { SharedRedis } from '../redis/open-redis.ts';

/** Who has which conversation in front of them, told by their tabs. */
export interface ActiveConversations {
  /** What a tab shows from now on; null for nothing, and when it is closed. */
  show(tab: { id: string; personId: number }, conversationId: number | null): void;
  at(conversationId: number): Promise<Set<number>>;
  /** Says again what is shown here: what is not said again is forgotten after a while. */
  repeat(): void;
}

/** Redis' own clock alone: processes on several machines need not agree about the time. */
const scripts = {
  nibrasLook: {
    numberOfKeys: 1,
    lua: `redis.call('zadd', KEYS[1], redis.call('time')[1] + ARGV[2], ARGV[1])
redis.call('expire', KEYS[1], ARGV[2])`,
  },
  nibrasLookers: {
    numberOfKeys: 1,
    lua: `return redis.call('zrangebyscore', KEYS[1], redis.call('time')[1], '+inf')`,
  },
};

interface Scripted extends Redis {
  nibrasLook(key: string, member: string, seconds: number): Promise<unknown>;
  nibrasLookers(key: string): Promise<string[]>;
}

const keyOf = (conversationId: number) => `nibras:looking:${conversationId}`;
const forgottenAfter = presence.staleAfter / 1000;
/** Redis is away: what this process knows is what there is. */
const alone = () => undefined;

/** The tabs of this process are known here, and through Redis to every other one. */
export function createActiveConversations(redis: SharedRedis | null): ActiveConversations {
  const shown = new Map<string, { conversationId: number; personId: number }>();
  const client = redis && (redis.client as Scripted);
  for (const [name, script] of Object.entries(scripts)) client?.defineCommand(name, script);

  const tell = (
    id: string,
    { conversationId, personId }: { conversationId: number; personId: number },
  ) => client?.nibrasLook(keyOf(conversationId), `${personId}:${id}`, forgottenAfter).catch(alone);

  return {
    show({ id, personId }, conversationId) {
      const before = shown.get(id);
      if (before) {
        shown.delete(id);
        void client?.zrem(keyOf(before.conversationId), `${personId}:${id}`).catch(alone);
      }
      if (conversationId === null) return;
      const now = { conversationId, personId };
      shown.set(id, now);
      void tell(id, now);
    },
    async at(conversationId) {
      const here = [...shown.values()]
        .filter((one) => one.conversationId === conversationId)
        .map(({ personId }) => personId);
      const members = await client?.nibrasLookers(keyOf(conversationId)).catch(alone);
      return new Set([...here, ...(members ?? []).map((member) => Number.parseInt(member, 10))]);
    },
    repeat() {
      for (const [id, one] of shown) void tell(id, one);
    },
  };
}
