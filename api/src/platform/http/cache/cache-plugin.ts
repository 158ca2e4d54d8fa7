import type { CacheTag } from '@nibras/contract/cache-tag.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServer } from '../api-server.ts';
import { varyByEncoding } from '../compression.ts';
import { requestIdHeader } from '../request-lines.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { createCacheKeys } from './cache-key.ts';
import type { CacheFill, CacheOptions } from './cache-options.ts';
import { CachedResponse, type Encoding } from './cached-response.ts';
import { createPageRenewal } from './page-renewal.ts';
import type { ResponseCache } from './response-cache.ts';
import { tagHeader, tagsToHeader } from './tags.ts';

/** With this header a process that renders pages requests uncached responses from another process. */
export const bypassHeader = 'X-Cache-Bypass';

/** How often a request waits for a pending equal one before it is handled itself. */
const maxWaits = 2;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Adds tags that a handler finds out while it runs. */
export function addCacheTags(request: FastifyRequest, ...tags: CacheTag[]): void {
  for (const tag of tags) request.cacheFill?.tags.add(tag);
}

/**
 * Calls a function whenever the response to this request is sent: now, and each time that it comes from the cache.
 * @param sent is given the request that is answered
 */
export function onEachSend(request: FastifyRequest, sent: (request: FastifyRequest) => void): void {
  if (request.cacheFill) request.cacheFill.sent = sent;
  sent(request);
}

/** Renders a page, if any, before the request, a publication, is answered, so that no visitor waits for it. */
export function renderBeforeAnswer(request: FastifyRequest, address: string | null): void {
  request.ownPage = address;
}

/** Whether the client has this response already, by its entity tag. */
const matchesEtag = (request: FastifyRequest, etag: string) =>
  request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag) ?? false;

function send(
  reply: FastifyReply,
  cached: CachedResponse,
  { body, encoding, stale }: { body: Buffer; encoding: Encoding | null; stale: boolean },
) {
  const { raw, request } = reply;
  const status = stale ? 'nibras; hit; detail=stale' : 'nibras; hit';
  const headers = [...cached.headers, 'cache-status', status, requestIdHeader, request.id];
  // A proxy must not add its own time to that of a stale page.
  if (stale) headers[headers.indexOf('cache-control') + 1] = 'no-cache';
  if (matchesEtag(request, cached.etag)) {
    raw.writeHead(304, headers);
    raw.end();
    return;
  }
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  raw.writeHead(200, headers);
  raw.end(body);
}

/** Sends a cached response directly, past all other hooks, with its stored headers. */
async function sendCached(
  reply: FastifyReply,
  { response: cached, stale }: { response: CachedResponse; stale: boolean },
): Promise<void> {
  const encoding = cached.encodingFor(acceptedEncoding(reply.request.headers['accept-encoding']));
  reply.hijack();
  cached.sent?.(reply.request);
  const form = encoding ? cached.form(encoding) : cached.body;
  const body = form instanceof Buffer ? form : await form;
  send(reply, cached, { body, encoding, stale });
}

interface PluginOptions {
  /** Null disables caching; cacheable responses are still tagged, for proxies. */
  cache: ResponseCache | null;
  /** The secret value of the bypass header; null allows no bypass. */
  bypass: string | null;
  publicUrl: string | null;
  siteOrigins: readonly string[];
}

/**
 * Registers the response cache: answers from it before any other hook, stores cacheable responses, and delays the
 * response to a change until no process serves an older one.
 */
export function addResponseCache(
  app: ApiServer,
  { cache, bypass, publicUrl, siteOrigins }: PluginOptions,
): void {
  const keys = createCacheKeys({ publicUrl, siteOrigins });
  const renewal = cache && createPageRenewal(app, { cache, publicUrl });
  app.decorateRequest('cacheFill', null);
  app.decorateRequest('ownPage', null);
  app.decorateRequest('invalidationsBefore', 0);

  function beginFill(
    options: CacheOptions,
    { key, renewal: renews }: { key: string | null; renewal: boolean },
  ): CacheFill {
    const fill = { tags: new Set<string>(options.tags), cacheable: true, renewal: renews };
    if (cache === null || key === null || !cache.bus.live()) {
      return { ...fill, key: null, begun: 0, done: () => {} };
    }
    const done = cache.pending(key) ? () => {} : cache.begin(key);
    return { ...fill, key, begun: cache.generation(), done };
  }

  async function answerOrFill(request: FastifyRequest, reply: FastifyReply, options: CacheOptions) {
    const key = keys.ofRequest(request, options);
    if (key === null) return;
    const bypassed = bypass !== null && request.headers[bypassHeader.toLowerCase()] === bypass;
    const renews = renewal?.isRenewal(request) ?? false;
    if (cache && !bypassed && !renews) {
      for (let waited = 0; waited <= maxWaits; waited += 1) {
        const cached = cache.get(key);
        if (cached) return sendCached(reply, cached);
        const pending = cache.pending(key);
        if (!pending || waited === maxWaits) break;
        await pending;
      }
    }
    const fill = beginFill(options, { key: bypassed ? null : key, renewal: renews });
    request.cacheFill = fill;
    // On every end: answered, failed or aborted by the client.
    reply.raw.once('close', fill.done);
    // Other listeners process an invalidation too: a response is made with the settings as they are now.
    await cache?.bus.processed();
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { cache: options } = request.routeOptions.config;
    if (!safeMethods.has(request.method)) request.invalidationsBefore = cache?.bus.received() ?? 0;
    if (!options || request.method !== 'GET') return done();
    if (!options.anonymous && request.headers.authorization !== undefined) return done();
    answerOrFill(request, reply, options).then(() => {
      if (!reply.sent) done();
    }, done);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { cacheFill: fill, routeOptions } = request;
    const options = routeOptions.config.cache;
    if (!fill || !options) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.statusCode !== 200 || !fill.cacheable || reply.hasHeader('set-cookie'))
      return payload;
    const tags = [...fill.tags];
    reply.header('Cache-Control', options.cacheControl ?? 'no-cache');
    reply.header(tagHeader, tagsToHeader(tags));
    const response = new CachedResponse({
      headers: reply.getHeaders(),
      body: payload,
      sent: fill.sent,
    });
    if (cache && fill.key !== null) {
      const { key, begun, renewal: renews } = fill;
      const { maxAge, renewable } = options;
      cache.put(key, { response, tags, begun, maxAge, renewable, renewal: renews });
      fill.done();
    }
    reply.header('Cache-Status', 'nibras; fwd=miss').header('ETag', response.etag);
    varyByEncoding(reply);
    if (matchesEtag(request, response.etag)) {
      reply.status(304).removeHeader('content-length').removeHeader('content-type');
      return null;
    }
    const encoding = response.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
    if (!encoding) return payload;
    reply.removeHeader('content-length').header('Content-Encoding', encoding);
    return response.form(encoding);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    request.cacheFill?.done();
    const { method, routeOptions, invalidationsBefore, ownPage } = request;
    const changes = !safeMethods.has(method) && reply.statusCode < 400;
    if (cache && renewal && changes && !routeOptions.config.skipInvalidation) {
      await cache.bus
        .whenProcessed(invalidationsBefore)
        .catch((error: unknown) =>
          request.log.warn({ err: error }, 'a change may become visible late'),
        );
      if (ownPage) renewal.add(keys.ofPage(request, ownPage));
      // A provider looks at the pages next; a learner does not wait for them.
      const provides = ownPage !== null || routeOptions.config.needs !== undefined;
      if (provides && cache.bus.received() !== invalidationsBefore) await renewal.settled();
    }
    return payload;
  });
}
