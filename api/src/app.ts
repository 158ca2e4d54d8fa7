import Fastify from 'fastify';
import { addFirstAdminPage } from '#people/auth/index.ts';
import { type ApiOptions, registerApi } from '#platform/http/api.ts';
import type { ApiServer } from '#platform/http/api-server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { bodyLimit } from '#platform/http/bodies.ts';
import { addResponseCache, bypassHeader } from '#platform/http/cache/cache-plugin.ts';
import type { InvalidationBus } from '#platform/http/cache/invalidation-bus.ts';
import type { ResponseCache } from '#platform/http/cache/response-cache.ts';
import { errorHandler } from '#platform/http/error-handler.ts';
import { clientAddress } from '#platform/http/origin/client-address.ts';
import { allowOtherSites } from '#platform/http/origin/cross-origin.ts';
import { refuseMalformedHosts } from '#platform/http/origin/host.ts';
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
 * Creates the HTTP server without routes: limits, request ids, and a response to requests that cannot be parsed.
 * @param options.cache the response cache; null disables it
 * @param options.bypass the value of the header with which a process that renders pages requests uncached responses
 */
export function createHttpServer(
  platform: Pick<Platform, 'config' | 'log'>,
  { cache = null, bypass = null }: { cache?: ResponseCache | null; bypass?: string | null } = {},
): ApiServer {
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new RequestLines(),
    // One hop: the headers of our own proxy are trusted, those of the client are not.
    trustProxy: platform.config.trustProxy ? (_address: string, hop: number) => hop < 1 : false,
    bodyLimit,
    // Ten megabytes on a slow connection take minutes; an idle connection is closed much earlier.
    requestTimeout: 300_000,
    connectionTimeout: 120_000,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Requests that still arrive on a closing connection are answered and not refused.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors(error, request, reply) {
      // A malformed address is refused before any hook runs.
      setRequestIdHeader(request, reply);
      setSafeHeaders(platform.config, request, reply);
      errorHandler(error, request, reply);
    },
    genReqId: (raw) => createRequestId(raw, platform.config),
  });
  app.setChildLoggerFactory(requestLogger);
  refuseMalformedHosts(app as unknown as ApiServer, platform.config);
  // Before the other hooks, because a cached response has its stored headers.
  const { publicUrl, siteOrigins } = platform.config;
  addResponseCache(app as unknown as ApiServer, { cache, bypass, publicUrl, siteOrigins });
  trackRequests(app as unknown as ApiServer);
  app.addHook('onRequest', (request, reply, done) => {
    setSafeHeaders(platform.config, request, reply);
    done();
  });
  // Also for requests without a route, whose body no parser accepts.
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler((request, reply) =>
    errorHandler(new AppError('not-found'), request, reply),
  );
  return app as unknown as ApiServer;
}

/**
 * Adds the API, with every feature, and the stored files to a server.
 * @param options what `registerApi` may be told
 */
export async function addApi(
  app: ApiServer,
  platform: Platform,
  options: ApiOptions = {},
): Promise<void> {
  addDevMail(app, platform);
  addFirstAdminPage(app, platform);
  await app.register(async (open) => {
    await allowOtherSites(open, platform.config);
    addStorage(open, platform);
    await open.register(async (scope) => {
      await registerApi(scope, platform, features, options);
      scope.all('/api/*', { schema: { hide: true } }, () => {
        throw new AppError('not-found');
      });
    });
  });
}

/** Accepts sockets on the server. They are disconnected before it closes, or it would wait for them. */
export async function acceptSockets(app: ApiServer, platform: Platform): Promise<void> {
  const { realtime } = platform;
  app.addHook('preClose', () => realtime.close());
  await realtime.listen(
    app.server,
    features.flatMap((feature) => feature.live?.(platform) ?? []),
  );
}

/** Notifies the features of this process of what has changed among the things that wait for a person. */
export function followWaiting(platform: Platform, bus: Pick<InvalidationBus, 'onWaiting'>): void {
  for (const feature of features) {
    const changed = feature.waitingChanged?.(platform);
    if (changed) bus.onWaiting(changed);
  }
}

/** Returns a fetch function that calls the API of this process without the network, for pages that it renders. */
export function localFetch(app: ApiServer) {
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    // Encoded as fetch does, which sets the boundary and type of a form.
    const sent = new Request(new URL(path, 'http://localhost'), init);
    // Compression is useless inside one process.
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
 * Returns a fetch function that calls the API of another process and forwards the visitor's address and the request id.
 * @param bypass requests uncached responses: the other process may receive an invalidation later than this one, which
 *   caches the pages that it renders from them
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
