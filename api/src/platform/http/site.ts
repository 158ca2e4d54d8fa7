import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import type { ApiServer } from './api-server.ts';
import { AppError } from './app-error.ts';
import type { CacheFill } from './cache/cache-options.ts';
import { tagHeader, tagsFromHeader } from './cache/tags.ts';
import { clientAddress } from './client-address.ts';
import { compression } from './compression.ts';

type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;
type SiteHandler = (request: Request, signal?: AbortSignal) => Promise<Response>;

/** What the built site exports; it is reached by path, since the packages never import each other. */
interface BuiltSite {
  /** The one address of a page that is the same for every visitor; null where a page is not cacheable. */
  cacheablePage(address: string): string | null;
  createSiteHandler(options: {
    config: object;
    apiFetch: ApiFetch;
    report: (error: unknown) => void;
  }): SiteHandler;
}

/** Seconds. */
const retryPagesAfter = 5;

/** How long a page's words about time («منذ 5 دقائق») may stand, in milliseconds. */
const pageMaxAge = 30_000;

/** Browsers ask again each time, by the entity tag; a proxy may answer for so many seconds by itself. */
const pageCacheControl = 'public, max-age=0, s-maxage=10';

/** Collects what the calls of a page show while it is rendered. */
const fills = new AsyncLocalStorage<CacheFill | null>();

/** Forms that post without scripts are small. */
const formLimit = 64 * 1024;

function toWebRequest(request: FastifyRequest, address: string, signal: AbortSignal): Request {
  const host = request.host || 'localhost';
  const url = URL.parse(`${request.protocol}://${host}${address}`);
  if (!url) throw new AppError('bad-request');
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item);
  }
  // The door has compared them already, with what the proxy says where it is trusted.
  for (const name of ['origin', 'x-forwarded-host']) headers.delete(name);
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined;
  return new Request(url, { method: request.method, headers, body, signal });
}

/** Under this name the renderer's response carries a page's text, which is cheaper than reading it from a stream. */
const pageText = Symbol.for('nibras.page-text');
const textOf = (response: Response) => (response as { [pageText]?: string })[pageText];

const isPage = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

async function sendWebResponse(response: Response, reply: FastifyReply) {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  // A page whose answers failed: what failed was an API that is away for a while.
  if (response.status === 503 && !response.headers.has('Retry-After')) {
    reply.header('Retry-After', retryPagesAfter);
  }
  if (!response.body) return reply.send();
  // The renderer has it whole: as a text it can be cached.
  if (isPage(response)) return reply.send(textOf(response) ?? (await response.text()));
  return reply.send(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream));
}

/**
 * Serves the built site: its files, compressed beforehand, and every other address through its renderer.
 * @throws when the site has not been built
 */
export async function addSite(
  app: ApiServer,
  options: { siteBuild: string; config: Config; apiFetch: ApiFetch },
): Promise<void> {
  const entry = join(options.siteBuild, 'server/index.js');
  if (!existsSync(entry)) throw new Error('the site is not built: npm run build');
  const site = (await import(pathToFileURL(entry).href)) as BuiltSite;
  const { config } = options;
  const handler = site.createSiteHandler({
    report: (error) => app.log.error({ err: error }, 'a page could not be made'),
    async apiFetch(path, init) {
      const answer = await options.apiFetch(path, init);
      const fill = fills.getStore();
      if (fill) {
        const tags = answer.headers.get(tagHeader);
        // A part that failed this time must not be missing the next, and one that nothing invalidates would stay.
        if (answer.status !== 200 || tags === null) fill.cacheable = false;
        else for (const tag of tagsFromHeader(tags)) fill.tags.add(tag);
      }
      return answer;
    },
    config: {
      siteName: config.siteName,
      apiBaseUrl: config.apiBaseUrl,
      publicUrl: config.publicUrl ?? '',
      contact: config.contact,
      socials: config.socials,
      timeZone: config.timeZone,
      dev: false,
    },
  });

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
      },
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
      config: {
        cache: {
          tags: [],
          anonymous: true,
          address: site.cacheablePage,
          maxAge: pageMaxAge,
          cacheControl: pageCacheControl,
        },
        // What a form changes, it changes by calls of its own, which wait for their invalidations.
        skipInvalidation: true,
      },
      handler: async (request, reply) => {
        // What begins like another site's address is read as one by browsers, wherever a link repeats it.
        const own = request.originalUrl.replace(/^[/\\]{2,}/, '/');
        if (own !== request.originalUrl) return reply.redirect(own, 308);
        const posts = request.method === 'POST';
        if (posts && !isAllowedOrigin(request.raw, config)) throw new AppError('bad-request');
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const fill = request.cacheFill;
        // What is cached is rendered from the address that it is cached under: nothing else of a visitor's is in it.
        const address = (fill && site.cacheablePage(own)) ?? own;
        const render = () => handler(toWebRequest(request, address, gone.signal));
        const response = await fills.run(fill, () => clientAddress.run(request.ip, render));
        return sendWebResponse(response, reply);
      },
    });
  });
}
