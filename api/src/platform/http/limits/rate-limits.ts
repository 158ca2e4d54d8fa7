/// <reference path="./rate-limit-stores.d.ts" />
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { SharedRedis } from '../../redis/open-redis.ts';

/** Counts in the shared store and falls back to the local one on errors, so that a limit is never skipped or delayed. */
function withFallback(
  shared: FastifyRateLimitStore,
  local: FastifyRateLimitStore,
): FastifyRateLimitStore {
  return {
    incr(key, done, timeWindow, max) {
      shared.incr(
        key,
        (error, result) => (error ? local.incr(key, done, timeWindow, max) : done(null, result)),
        timeWindow,
        max,
      );
    },
    child: (route) => withFallback(shared.child(route), local.child(route)),
  };
}

/** Returns the store that counts requests for rate limits: Redis where there is one, else this process's memory. */
export function limitStore(redis: SharedRedis | null): FastifyRateLimitStoreCtor | undefined {
  if (!redis) return undefined;
  const { client } = redis;
  // The plugin calls the constructor with `new` and uses the object that it returns.
  return function store() {
    return withFallback(
      new RedisStore(false, false, client, 'nibras:limit:'),
      new LocalStore(false, false),
    );
  } as unknown as FastifyRateLimitStoreCtor;
}
