import type { Tag } from './tags.ts';

/** How a route's responses are cached: only status 200 of GET, the same for everybody. */
export interface CacheOptions {
  /** The tags of every response of the route. A handler adds further ones with `addCacheTags`. */
  tags: readonly Tag[];
  /** The route ignores tokens, so a request with one is answered from the cache too. */
  anonymous?: boolean;
  /** Returns the canonical address, for routes without a schema; null where the response is not cacheable. */
  address?: (url: string) => string | null;
  /** The maximum age of the response in milliseconds, even if nothing was invalidated. */
  maxAge?: number;
  /** The `Cache-Control` of a cacheable response; by default clients must revalidate. */
  cacheControl?: string;
}

/** The state of a cacheable response while it is produced. */
export interface CacheFill {
  tags: Set<string>;
  /** Set to false when the response turns out not to be reusable. */
  cacheable: boolean;
  /** The key under which this process stores the response; null where it does not. */
  key: string | null;
  begun: number;
  done: () => void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    cache?: CacheOptions;
    /** Changes of this route never affect cached responses, so its response does not wait for invalidations. */
    skipInvalidation?: boolean;
  }
  interface FastifyRequest {
    /** Null where the request's response is not cacheable. */
    cacheFill: CacheFill | null;
    /** The bus's `received()` when the request began. */
    invalidationsBefore: number;
  }
}
