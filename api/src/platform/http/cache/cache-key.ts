import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { CacheOptions } from './cache-options.ts';

/** Longer addresses are answered and not cached. */
const longestAddress = 500;

/**
 * The parameters that a route knows, validated, in one order. What it does not know is no part of the key.
 * @returns null where they are not valid
 */
function routeAddress(request: FastifyRequest): string | null {
  const { schema, url } = request.routeOptions;
  const parts: [string, unknown][] = [];
  for (const [definition, given] of [
    [schema?.params, request.params],
    [schema?.querystring, request.query],
  ] as const) {
    if (!(definition instanceof z.ZodObject)) continue;
    const parsed = definition.safeParse(given);
    if (!parsed.success) return null;
    const values = given as Record<string, unknown>;
    for (const name of Object.keys(definition.shape).toSorted()) {
      // A default is not filled in: some routes ask whether a parameter was given.
      const present = values[name] !== undefined && values[name] !== '';
      if (present) parts.push([name, (parsed.data as Record<string, unknown>)[name]]);
    }
  }
  return `${url} ${JSON.stringify(parts)}`;
}

/**
 * Finds the key under which a request's response is cached.
 * @param options.publicUrl the address of the installation; without it responses may repeat the host that was asked
 * @param options.siteOrigins other sites that may call, whose answers carry headers of their own
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
    const given = raw.url ?? '';
    if (given.length > longestAddress) return null;
    let known = addresses.get(given);
    if (!known) {
      known = { address: addressOf ? addressOf(given) : routeAddress(request) };
      addresses.set(given, known);
    }
    if (known.address === null) return null;
    const origin = headers.origin && siteOrigins.includes(headers.origin) ? headers.origin : '';
    const host = publicUrl === null ? request.host : '';
    return `${request.protocol} ${host} ${origin} ${known.address}`;
  };
}
