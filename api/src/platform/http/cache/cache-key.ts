import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { CacheOptions } from './cache-options.ts';

/** Responses to longer addresses are not cached. */
const maxAddressLength = 500;

/**
 * Builds an address from the validated parameters of the route's schema, in one order. Unknown parameters are ignored.
 * @returns null where a parameter is invalid
 */
function routeAddress(request: FastifyRequest): string | null {
  const { schema, url } = request.routeOptions;
  const parts: [string, unknown][] = [];
  for (const [definition, input] of [
    [schema?.params, request.params],
    [schema?.querystring, request.query],
  ] as const) {
    if (!(definition instanceof z.ZodObject)) continue;
    const parsed = definition.safeParse(input);
    if (!parsed.success) return null;
    const values = input as Record<string, unknown>;
    for (const name of Object.keys(definition.shape).toSorted()) {
      // Defaults are left out, because some routes check whether a parameter is present.
      const present = values[name] !== undefined && values[name] !== '';
      if (present) parts.push([name, (parsed.data as Record<string, unknown>)[name]]);
    }
  }
  return `${url} ${JSON.stringify(parts)}`;
}

/** What a cached response is stored under, by the request's protocol, host and origin, and by the response's address. */
export interface CacheKeys {
  /** Returns the key of a request's response; null where the response is not cacheable. */
  ofRequest(request: FastifyRequest, options: CacheOptions): string | null;
  /** Returns the key of another address for the visitors that reach the server as this request does. */
  ofPage(request: FastifyRequest, address: string): string;
}

/** The parts of a key from which its response can be requested again. */
export function parseCacheKey(key: string) {
  const [protocol = '', host = '', origin = '', ...address] = key.split(' ');
  return { protocol, host, origin, address: address.join(' ') };
}

/**
 * Creates the functions that return cache keys.
 * @param options.publicUrl the address of the installation; without it responses may contain the requested host
 * @param options.siteOrigins other allowed origins, whose responses have different CORS headers
 */
export function createCacheKeys({
  publicUrl,
  siteOrigins,
}: {
  publicUrl: string | null;
  siteOrigins: readonly string[];
}): CacheKeys {
  const hostOf = (request: FastifyRequest) => (publicUrl === null ? request.host : '');
  const addresses = new LRUCache<string, { address: string | null }>({ max: 5_000 });
  return {
    ofRequest(request, { address: addressOf }) {
      const { raw, headers } = request;
      const requested = raw.url ?? '';
      if (requested.length > maxAddressLength) return null;
      let known = addresses.get(requested);
      if (!known) {
        known = { address: addressOf ? addressOf(requested) : routeAddress(request) };
        addresses.set(requested, known);
      }
      if (known.address === null) return null;
      const origin = headers.origin && siteOrigins.includes(headers.origin) ? headers.origin : '';
      return `${request.protocol} ${hostOf(request)} ${origin} ${known.address}`;
    },
    ofPage: (request, address) => `${request.protocol} ${hostOf(request)}  ${address}`,
  };
}
