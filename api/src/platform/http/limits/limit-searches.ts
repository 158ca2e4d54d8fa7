import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { searchWork } from '@nibras/contract/site/search/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServer } from '../api-server.ts';
import { networkOf } from '../origin/network-address.ts';
import { delayRefusal } from './delay-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a searchable list: the searches of all such lists share one rate limit per network address. */
    searchable?: boolean;
  }
}

function isBlankSearch({ query }: FastifyRequest): boolean {
  const { search, q } = query as Record<string, unknown>;
  return [search, q].flat().every((one) => one === undefined || String(one).trim() === '');
}

/** Rate-limits the searches of all lists together. Cached responses are sent before this hook. */
export function limitSearches(app: ApiServer): void {
  const options: RateLimitPluginOptions = {
    max: searchWork.perMinutePerNetworkAddress,
    timeWindow: 60_000,
    keyGenerator: (request) => `search-${networkOf(request.ip)}`,
    allowList: isBlankSearch,
    // The response may be cached for others, for whom this visitor's count is wrong.
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
    if (route.config?.searchable) route.onRequest = [route.onRequest ?? [], limitSearch].flat();
  });
}
