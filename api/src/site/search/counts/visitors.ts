import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Caller } from '#platform/http/access.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';

const day = 24 * 60 * 60 * 1000;

/** For how many visitors, and for how many of their counts, a process remembers what they have added. */
const remembered = 20_000;

/** A visitor as counts know them: a hash with a secret of the process, which is never stored. */
export type Visitor = string;

const secret = randomBytes(32);

/** The person, or for guests the network. */
export function visitorOf({ ip, caller }: Pick<FastifyRequest, 'ip'> & { caller: Caller | null }) {
  const name = caller ? `person ${caller.id}` : `network ${networkOf(ip)}`;
  return createHmac('sha256', secret).update(name).digest('base64url').slice(0, 16);
}

interface DailyOptions {
  /** How many different things one visitor adds to in a day. */
  things: number;
  /** How often each of them counts. */
  times: number;
}

/** Limits in memory what one visitor adds to counts within a day. @returns whether one more of a thing counts */
export function createDailyLimit({ things, times }: DailyOptions) {
  const options = { max: remembered, ttl: day };
  const thingsOf = new LRUCache<string, number>(options);
  const timesOf = new LRUCache<string, number>(options);
  // Without this a visitor who never stops would begin no new day.
  const more = (counts: LRUCache<string, number>, key: string, count: number) =>
    counts.set(key, count + 1, { noUpdateTTL: true });

  return (visitor: Visitor, thing: string): boolean => {
    const key = `${visitor} ${thing}`;
    const before = timesOf.get(key) ?? 0;
    if (before >= times) return false;
    if (before === 0) {
      const other = thingsOf.get(visitor) ?? 0;
      if (other >= things) return false;
      more(thingsOf, visitor, other);
    }
    more(timesOf, key, before);
    return true;
  };
}
