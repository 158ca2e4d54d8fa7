/// <reference path="./rate-limit-stores.d.ts" />
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { SharedRedis } from '../redis/open-redis.ts';

/** Counts with all processes, and by itself while that cannot be done: a limit is never left out, nor waited for. */
function counting(
  together: FastifyRateLimitStore,
  alone: FastifyRateLimitStore,
): FastifyRateLimitStore {
  return {
    incr(key, done, timeWindow, max) {
      together.incr(
        key,
        (error, result) => (error ? alone.incr(key, done, timeWindow, max) : done(null, result)),
        timeWindow,
        max,
      );
    },
    child: (route) => counting(together.child(route), alone.child(route)),
  };
}

/** Where the calls of a minute are counted: in Redis where there is one, else in this process. */
export function limitStore(redis: SharedRedis | null): FastifyRateLimitStoreCtor | undefined {
  if (!redis) return undefined;
  const { client } = redis;
  // The plugin asks for something that it can call with `new`; what that returns is taken.
  return function store() {
    return counting(
      new RedisStore(false, false, client, 'nibras:limit:'),
      new LocalStore(false, false),
    );
  } as unknown as FastifyRateLimitStoreCtor;
}
