import { searching } from '@nibras/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../codes/network-address.ts';
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
  const limit = app.rateLimit({
    max: searching.perMinutePerNetworkAddress,
    timeWindow: 60_000,
    keyGenerator: (request) => `search-${networkOf(request.ip)}`,
    allowList: asksNothing,
  });
  app.addHook('onRoute', (route) => {
    if (route.config?.searched) route.onRequest = [route.onRequest ?? [], limit].flat();
  });
}
