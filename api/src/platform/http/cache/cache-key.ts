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

/**
 * Creates the function that returns a request's cache key, or null where the response is not cacheable.
 * @param options.publicUrl the address of the installation; without it responses may contain the requested host
 * @param options.siteOrigins other allowed origins, whose responses have different CORS headers
 */
export function createCacheKeys({
  publicUrl,
  siteOrigins,
}: {
  publicUrl: string | null;
  siteOrigins: readonly string[];
}) {
  const addresses = new LRUCache<string, { address: string | null }>({ max: 5_000 });
  return (request: FastifyRequest, { address: addressOf }: CacheOptions): string | null => {
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
    const host = publicUrl === null ? request.host : '';
    return `${request.protocol} ${host} ${origin} ${known.address}`;
  };
}
