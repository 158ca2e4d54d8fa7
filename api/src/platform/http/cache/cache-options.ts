import type { Tag } from './tags.ts';

/** How a route's response is cached: 200s of GETs, the same for everybody. */
export interface CacheOptions {
  /** What every response of the route shows. A handler adds what it finds out with `addCacheTags`. */
  tags: readonly Tag[];
  /** Nobody's token is looked at, so that one does not go by the cache. */
  anonymous?: boolean;
  /**
   * The one form of an address, for routes without a schema; null where the response is not cacheable. Elsewhere the
   * route's schema says which parameters it knows.
   */
  address?: (url: string) => string | null;
  /** Milliseconds after which the response is made anew although nothing was invalidated. */
  maxAge?: number;
  /** The `Cache-Control` of a cacheable response; without it every reuse is asked for again. */
  cacheControl?: string;
}

/** What is known of a response while it is made. */
export interface CacheFill {
  tags: Set<string>;
  /** Set to false by who finds out that the response must not be used again. */
  cacheable: boolean;
  /** Null where the response is cacheable and not stored here. */
  key: string | null;
  begun: number;
  done: () => void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    cache?: CacheOptions;
    /** A change through this route is never part of a cached response: nobody waits until it is invalidated. */
    skipInvalidation?: boolean;
  }
  interface FastifyRequest {
    /** Null where the request's response is not cacheable. */
    cacheFill: CacheFill | null;
    /** How many invalidations had been received when a change began. */
    invalidationsBefore: number;
  }
}
