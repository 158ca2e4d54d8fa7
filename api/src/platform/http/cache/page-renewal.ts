import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ApiServer } from '../api-server.ts';
import { parseCacheKey } from './cache-key.ts';
import { Renewals } from './renewals.ts';
import type { ResponseCache } from './response-cache.ts';

/** How long the answer to a change waits for the pages that show it, in milliseconds. */
const maxWait = 1_000;

/** Marks the requests that this process makes to itself; its value is secret. */
const renewalHeader = 'X-Cache-Renewal';

/** Renders pages of the response cache again, by requests that take the same way as a visitor's. */
export interface PageRenewal {
  /** Whether a request renders a page again, so that the cached one is no answer to it. */
  isRenewal(request: FastifyRequest): boolean;
  /** Renders the page of a cache key before others, also one that is not cached. */
  add(key: string): void;
  /** Waits for all pages that are to be rendered again, a second at most. */
  settled(): Promise<void>;
}

export function createPageRenewal(
  app: ApiServer,
  { cache, publicUrl }: { cache: ResponseCache; publicUrl: string | null },
): PageRenewal {
  const secret = randomUUID();

  async function render(key: string): Promise<void> {
    const { protocol, host, origin, address } = parseCacheKey(key);
    try {
      // A visitor's request was faster.
      if (cache.isFresh(key)) return;
      const { headers } = await app.inject({
        url: address,
        headers: {
          [renewalHeader]: secret,
          host: host || new URL(publicUrl ?? 'http://localhost').host,
          'x-forwarded-proto': protocol,
          ...(origin && { origin }),
          // The compressed form is made with the page, so that no visitor waits for it.
          'accept-encoding': 'br',
        },
      });
      // A page that could not be stored is not served any longer either.
      if (headers['cache-status'] === undefined) cache.drop(key);
    } catch (error) {
      cache.drop(key);
      app.log.warn({ err: error, address }, 'a cached page was not rendered again');
    }
  }

  const renewals = new Renewals(render);
  cache.renewWith(renewals);
  app.addHook('preClose', () => renewals.stop());
  return {
    isRenewal: ({ headers }) => headers[renewalHeader.toLowerCase()] === secret,
    add(key) {
      // A process that serves the API alone has no pages.
      if (app.hasRoute({ method: 'GET', url: '/*' })) {
        renewals.add(key, { ownPage: true, requests: 0 });
      }
    },
    settled: () => renewals.settled(maxWait),
  };
}
