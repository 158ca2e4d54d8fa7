import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import { sandboxFolder, sandboxPolicy } from '@nibras/contract/assessment/sandbox.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { iconSource, isSiteFile, type Settings } from '../config/settings.ts';
import type { ApiServer } from './api-server.ts';
import { AppError } from './app-error.ts';
import type { CacheFill } from './cache/cache-options.ts';
import { tagHeader, tagsFromHeader } from './cache/tags.ts';
import { compression } from './compression.ts';
import { isAllowedOrigin } from './origin/allowed-origin.ts';
import { clientAddress } from './origin/client-address.ts';
import { answerOddAddress, limitPages, pageRateLimit } from './page-limits.ts';
import { fetchPublicFile, publicFileCall } from './public-files.ts';
import type { PageRequest, RenderedPage } from './rendering/messages.ts';
import { type ApiFetch, openRendering } from './rendering/page-renderer.ts';
import { siteConfig } from './site-config.ts';

/** The part of the built site that the server runs itself; imported by path because the packages never import each other. */
interface CacheablePages {
  /** Returns the canonical address of a page that is the same for every visitor; null where a page is not cacheable. */
  cacheablePage(address: string): string | null;
}

/** Seconds. */
const retryPagesAfter = 5;

/** After how many milliseconds a cached page is rendered again for its relative times («منذ 5 دقائق»). */
const pageMaxAge = 30_000;

/** Browsers revalidate each time by the entity tag; a proxy may serve the page for so many seconds. */
const pageCacheControl = 'public, max-age=0, s-maxage=10';

/** Collects the cache tags of a page's API calls while it is rendered. */
const fills = new AsyncLocalStorage<CacheFill | null>();

/** Forms that post without scripts are small. */
const formLimit = 64 * 1024;

function pageRequest(request: FastifyRequest, address: string): PageRequest {
  const host = request.host || 'localhost';
  const url = URL.parse(`${request.protocol}://${host}${address}`);
  // A proxy may hand on any protocol that a client claims, and addresses are built with it.
  if (!url || !/^https?$/.test(request.protocol)) throw new AppError('bad-request');
  const headers = Object.entries(request.headers)
    // `isAllowedOrigin` has already compared them, with the values of a trusted proxy.
    .filter(([name]) => name !== 'origin' && name !== 'x-forwarded-host')
    .flatMap(([name, value]) => [value ?? []].flat().map((item): [string, string] => [name, item]));
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined;
  return { method: request.method, url: url.href, headers, ...(body && { body }) };
}

function sendPage({ status, headers, body }: RenderedPage, reply: FastifyReply) {
  reply.status(status);
  for (const [name, value] of headers) reply.header(name, value);
  // The page's API calls failed because the API is temporarily unavailable.
  if (status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('Retry-After', retryPagesAfter);
  }
  return reply.send(body instanceof Uint8Array ? Buffer.from(body) : body);
}

async function sendWebResponse(response: Response, reply: FastifyReply) {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!response.body) return reply.send();
  return reply.send(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream));
}

/** The name of a requested file that follows the provider's icon; null for other requests. */
function siteFileAt({ method, url }: FastifyRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const name = url.slice(1).split('?')[0] ?? '';
  return isSiteFile(name) ? name : null;
}

/** The file as the API draws it; null where the build's is to be served. */
async function fetchSiteFile(
  apiFetch: ApiFetch,
  name: string,
  { headers }: FastifyRequest,
): Promise<Response | null> {
  const known = headers['if-none-match'];
  const answer = await apiFetch(`/api/site-files/${name}`, {
    headers: { ...(known && { 'If-None-Match': known }) },
  }).catch(() => null);
  return answer && (answer.status === 200 || answer.status === 304) ? answer : null;
}

/**
 * Serves the built site: its precompressed files, and every other address through its renderer.
 * @throws when the site has not been built
 */
export async function addSite(
  app: ApiServer,
  options: { siteBuild: string; config: Config; settings: () => Settings; apiFetch: ApiFetch },
): Promise<void> {
  const built = (name: string) => join(options.siteBuild, 'server', name);
  if (!existsSync(built('index.js'))) throw new Error('the site is not built: npm run build');
  const { cacheablePage }: CacheablePages = await import(
    pathToFileURL(built('cacheable-pages.js')).href
  );
  const { config } = options;
  let known: { settings: Settings; made: object } | null = null;
  const rendering = await openRendering({
    entry: built('index.js'),
    report: (error) => app.log.error({ err: error }, 'a page could not be rendered'),
    async apiFetch(path, init) {
      const answer = await options.apiFetch(path, init);
      const fill = fills.getStore();
      if (fill) {
        const tags = answer.headers.get(tagHeader);
        // A failed part must not be cached as missing, and an untagged part would never be invalidated.
        if (answer.status !== 200 || tags === null) fill.cacheable = false;
        else for (const tag of tagsFromHeader(tags)) fill.tags.add(tag);
      }
      return answer;
    },
    config: () => {
      const settings = options.settings();
      if (known?.settings !== settings) known = { settings, made: siteConfig(config, settings) };
      return known.made;
    },
  });
  app.addHook('onClose', rendering.close);

  await app.register(async (scope) => {
    await scope.register(compress, { ...compression, global: true });
    await scope.register(staticFiles, {
      root: join(options.siteBuild, 'client'),
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header(
          'Cache-Control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        reply.header('X-Content-Type-Options', 'nosniff');
        // What learners write runs in this document, framed by our own pages alone (its policy says so).
        // The path is that of the compressed copy where the browser takes one.
        if (path.includes(`/${sandboxFolder}/`) && /\.html(\.br|\.gz)?$/.test(path)) {
          reply.header('Content-Security-Policy', sandboxPolicy);
          reply.removeHeader('X-Frame-Options');
        }
      },
    });
    await limitPages(scope);
    // The provider's icons have the addresses of the build's, so that no page names another one.
    scope.addHook('onRequest', async (request, reply) => {
      const name = siteFileAt(request);
      if (name === null || iconSource(options.settings()) === null) return;
      const drawn = await fetchSiteFile(options.apiFetch, name, request);
      if (drawn) return sendWebResponse(drawn, reply);
    });
    scope.addHook('onRequest', async (request, reply) => {
      const call = publicFileCall(request);
      const file = call && (await fetchPublicFile(options.apiFetch, call, request));
      if (file) return sendWebResponse(file, reply);
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: formLimit },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      onRequest: answerOddAddress,
      config: {
        rateLimit: pageRateLimit,
        cache: {
          tags: ['settings'],
          anonymous: true,
          address: cacheablePage,
          maxAge: pageMaxAge,
          renewable: true,
          cacheControl: pageCacheControl,
        },
        // A form changes data through API calls, which wait for their invalidations themselves.
        skipInvalidation: true,
      },
      handler: async (request, reply) => {
        const own = request.originalUrl;
        const posts = request.method === 'POST';
        if (posts && !isAllowedOrigin(request.raw, config)) throw new AppError('bad-request');
        const closed = new AbortController();
        reply.raw.once('close', () => closed.abort());
        const fill = request.cacheFill;
        // A cached page is rendered from its cache address, so that it contains nothing else of a visitor's request.
        const address = (fill && cacheablePage(own)) ?? own;
        const render = () => rendering.render(pageRequest(request, address), closed.signal);
        const page = await fills.run(fill, () => clientAddress.run(request.ip, render));
        return sendPage(page, reply);
      },
    });
  });
}
