import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { searching } from '@nibras/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../codes/network-address.ts';
import { delayRefusal } from '../http/delay-refusal.ts';
import type { ApiServer } from '../http/feature.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A list that can be searched: its searches count for the network address, together with those of other lists. */
    searched?: boolean;
  }
}

function asksNothing({ query }: FastifyRequest): boolean {
  const asked = (query as Record<string, unknown>).search;
  return [asked].flat().every((one) => one === undefined || String(one).trim() === '');
}

/** Counts searches in one place for every list. What the response cache answers never comes this far. */
export function limitSearches(app: ApiServer): void {
  const options: RateLimitPluginOptions = {
    max: searching.perMinutePerNetworkAddress,
    timeWindow: 60_000,
    keyGenerator: (request) => `search-${networkOf(request.ip)}`,
    allowList: asksNothing,
    // The answer may be kept for others, whom this visitor's count does not concern.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  };
  const limit = app.rateLimit(options) as (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<void>;

  async function limitSearch(request: FastifyRequest, reply: FastifyReply) {
    try {
      await limit(request, reply);
    } catch (refusal) {
      await delayRefusal();
      throw refusal;
    }
  }
  app.addHook('onRoute', (route) => {
    if (route.config?.searched) route.onRequest = [route.onRequest ?? [], limitSearch].flat();
  });
}
