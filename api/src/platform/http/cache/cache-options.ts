import type { CallCache } from '@nibras/contract/call.ts';
import type { FastifyRequest } from 'fastify';

/** How a route's responses are cached. */
export interface CacheOptions extends CallCache {
  /** Returns the canonical address, for routes without a schema; null where the response is not cacheable. */
  address?: (url: string) => string | null;
  /**
   * Whether the response may be served while it is stale, because it is being rendered again. Only for pages: they are
   * made of responses of the API, which are always current.
   */
  renewable?: boolean;
}

/** The state of a cacheable response while it is produced. */
export interface CacheFill {
  tags: Set<string>;
  /** Set to false when the response turns out not to be reusable. */
  cacheable: boolean;
  /** Whether no visitor waits for this response: it replaces a stale or dropped one. */
  renewal: boolean;
  /** The key under which this process stores the response; null where it does not. */
  key: string | null;
  begun: number;
  done: () => void;
  /** Called whenever the response is sent from the cache. */
  sent?: (request: FastifyRequest) => void;
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
    /** The address of the page that is rendered before a publication is answered; see `renderBeforeAnswer`. */
    ownPage: string | null;
    /** The bus's `received()` when the request began. */
    invalidationsBefore: number;
  }
}
