import Fastify from 'fastify';
import { registerApi } from '#platform/http/api.ts';
import type { ApiServer } from '#platform/http/api-server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { bodyLimit } from '#platform/http/bodies.ts';
import { addResponseCache, bypassHeader } from '#platform/http/cache/cache-plugin.ts';
import type { ResponseCache } from '#platform/http/cache/response-cache.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { allowOtherSites } from '#platform/http/cross-origin.ts';
import { errorHandler } from '#platform/http/error-handler.ts';
import { refuseMalformedHosts } from '#platform/http/host.ts';
import {
  createRequestId,
  RequestLines,
  requestIdHeader,
  setRequestIdHeader,
  trackRequests,
} from '#platform/http/request-lines.ts';
import { setSafeHeaders } from '#platform/http/safe-headers.ts';
import { answerUnreadable } from '#platform/http/unreadable-request.ts';
import { requestLogger } from '#platform/log/logger.ts';
import { requestScope } from '#platform/log/request-scope.ts';
import { addDevMail } from '#platform/mail/dev-mail.ts';
import type { Platform } from '#platform/platform.ts';
import { addStorage } from '#platform/storage/routes.ts';
import { features } from './features.ts';

/**
 * The HTTP server without its parts: limits, request ids, and one answer for what cannot even be parsed.
 * @param options.cache where responses that are the same for everybody are stored; null stores none
 * @param options.bypass what a process that renders pages says to get a response that is not from the cache
 */
export function createHttpServer(
  platform: Pick<Platform, 'config' | 'log'>,
  { cache = null, bypass = null }: { cache?: ResponseCache | null; bypass?: string | null } = {},
): ApiServer {
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new RequestLines(),
    // One hop: what our own proxy says is believed, what the client says is not.
    trustProxy: platform.config.trustProxy ? (_address: string, hop: number) => hop < 1 : false,
    bodyLimit,
    // Ten megabytes on a slow line take minutes; who sends nothing meanwhile is cut off long before.
    requestTimeout: 300_000,
    connectionTimeout: 120_000,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What still comes on a connection that is being ended is answered, and not turned away.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors(error, request, reply) {
      // An address that cannot be read comes before every hook.
      setRequestIdHeader(request, reply);
      setSafeHeaders(platform.config, request, reply);
      errorHandler(error, request, reply);
    },
    genReqId: (raw) => createRequestId(raw, platform.config),
  });
  app.setChildLoggerFactory(requestLogger);
  refuseMalformedHosts(app as unknown as ApiServer, platform.config);
  // Before all else: a cached response has the headers that it was given the first time.
  const { publicUrl, siteOrigins } = platform.config;
  addResponseCache(app as unknown as ApiServer, { cache, bypass, publicUrl, siteOrigins });
  trackRequests(app as unknown as ApiServer);
  app.addHook('onRequest', (request, reply, done) => {
    setSafeHeaders(platform.config, request, reply);
    done();
  });
  // Also for what belongs to no part: an address that nobody answers, with a body that nobody reads.
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler((request, reply) =>
    errorHandler(new AppError('not-found'), request, reply),
  );
  return app as unknown as ApiServer;
}

/** Adds the API, with every feature, and the stored files to a server. */
export async function addApi(app: ApiServer, platform: Platform): Promise<void> {
  addDevMail(app, platform);
  await app.register(async (open) => {
    await allowOtherSites(open, platform.config);
    addStorage(open, platform);
    await open.register(async (scope) => {
      await registerApi(scope, platform, features);
      scope.all('/api/*', { schema: { hide: true } }, () => {
        throw new AppError('not-found');
      });
    });
  });
}

/** Takes sockets beside the calls. When the server closes they are let go first, or it would wait for them. */
export async function takeSockets(app: ApiServer, platform: Platform): Promise<void> {
  const { realtime } = platform;
  app.addHook('preClose', () => realtime.close());
  await realtime.listen(
    app.server,
    features.flatMap((feature) => feature.live?.(platform) ?? []),
  );
}

/** Reaches the API of this process without a network, for pages rendered beside it. */
export function localFetch(app: ApiServer) {
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    // As fetch would send it: a form is given its boundary here, and its type with it.
    const sent = new Request(new URL(path, 'http://localhost'), init);
    // Nothing is gained by compressing what stays in this process.
    sent.headers.delete('Accept-Encoding');
    const response = await app.inject({
      method: sent.method as 'GET',
      url: path,
      remoteAddress: clientAddress.getStore(),
      headers: Object.fromEntries(sent.headers),
      ...(sent.body && { payload: Buffer.from(await sent.arrayBuffer()) }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const empty = response.statusCode === 204 || response.statusCode === 304;
    const body = empty ? null : new Uint8Array(response.rawPayload);
    return new Response(body, { status: response.statusCode, headers });
  };
}

/**
 * Reaches an API elsewhere, and names the visitor and the request as a proxy does.
 * @param bypass asks for answers that are not from that server's cache: it may have received an invalidation later
 *   than this process, which stores what it makes of them
 */
export function remoteFetch(apiBaseUrl: string, bypass: string | null) {
  return (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (bypass) headers.set(bypassHeader, bypass);
    const address = clientAddress.getStore();
    if (address) headers.set('X-Forwarded-For', address);
    const scope = requestScope.getStore();
    if (scope) headers.set(requestIdHeader, scope.requestId);
    return fetch(apiBaseUrl + path, { ...init, headers });
  };
}
