import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import { errorAnswer } from '@nibras/contract/errors.ts';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Feature } from '../feature.ts';
import type { Platform } from '../platform.ts';
import { signedInScope, visitorScope } from './access.ts';
import type { ApiServer } from './api-server.ts';
import { AppError } from './app-error.ts';
import { acceptBodies } from './bodies.ts';
import { compressAnswers } from './compression.ts';
import { errorHandler } from './error-handler.ts';
import { limitSearches } from './limits/limit-searches.ts';
import { limitStore } from './limits/rate-limits.ts';
import { networkOf } from './origin/network-address.ts';
import { addServed, servedBy } from './serve.ts';
import { createUploadLimits } from './uploads/upload-limits.ts';
import { serializerCompiler, validatorCompiler } from './validation.ts';

export interface ApiOptions {
  /** Above this event loop delay, in milliseconds, calls are refused with 503, so that the process can recover; 0 never. */
  maxEventLoopDelay?: number;
}

/** The default rate limit of routes that change something, for one network address. */
const changesPerMinute = 300;

/** The content security policy of the API documentation page: only its own files and calls. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

async function describeRoutes(app: ApiServer, platform: Platform) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${platform.settings().siteName} API`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    // The other layout's top bar has an inline style element, which the policy refuses.
    uiConfig: { layout: 'BaseLayout' },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/**
 * The name of a call in the document, after which generators name their functions: its method and its address, `getCourses`,
 * `postStudioCoursesByIdMembers`. Addresses are unique, and so are the names.
 */
function operationIdOf(method: string | string[], url: string): string {
  const words = url
    .replace(/^\/api\//, '')
    .split(/[^\w:*]+/)
    .map((part) => part.replace(/^[:*]/, 'by-'))
    .flatMap((part) => part.split(/[-_]/))
    .filter((word) => word !== '');
  const first = [method].flat()[0] ?? '';
  return (
    first.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  );
}

/**
 * Declares the common error response on every route, the default rate limit on routes that change something, and in the
 * document which calls ask for a fresh proof.
 */
function declareErrors(app: ApiServer) {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.schema?.hide) return;
    route.schema ??= {};
    route.schema.response = {
      '4xx': errorAnswer,
      '5xx': errorAnswer,
      ...(route.schema.response as object),
    };
    route.schema.operationId ??= operationIdOf(route.method, route.url);
    if (route.config?.freshProof) Object.assign(route.schema, { 'x-fresh-proof': true });
    const changes = route.method !== 'GET' && route.method !== 'HEAD';
    if (changes) {
      route.config = { rateLimit: { max: changesPerMinute, timeWindow: 60_000 }, ...route.config };
    }
  });
}

/**
 * Sets `no-store` on personal responses: those to a request with a token, to a change, or with a cookie. Otherwise a
 * shared cache could serve them to another person, and the browser after sign-out.
 */
function preventCaching(app: ApiServer) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const isPersonal =
      !reads || request.headers.authorization !== undefined || reply.hasHeader('Set-Cookie');
    if (isPersonal && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
}

/** Registers the API: the plugins and hooks of every route, and the features' routes in their scopes. */
export async function registerApi(
  app: ApiServer,
  platform: Platform,
  features: readonly Feature[],
  { maxEventLoopDelay = 5000 }: ApiOptions = {},
) {
  const { config } = platform;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler(!config.production));
  app.setErrorHandler(errorHandler);
  app.decorateRequest('caller', null);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
      useDefaults: false,
    },
    crossOriginResourcePolicy: {
      policy: config.siteOrigins.length ? 'cross-origin' : 'same-origin',
    },
    // Set for pages and calls alike in safe-headers.ts.
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    xFrameOptions: false,
    referrerPolicy: false,
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: () => {
      throw new AppError('unavailable', { retryAfter: 5 });
    },
  });
  // Before the rate limits, which read a route's own limit when it is added.
  declareErrors(app);
  await app.register(rateLimit, {
    global: false,
    // One connection owns a whole /64 of IPv6 addresses, and could otherwise evade the limit.
    keyGenerator: (request) => networkOf(request.ip),
    store: limitStore(platform.redis),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many-requests', { retryAfter: ttl / 1000 }),
  });
  preventCaching(app);
  limitSearches(app);
  await acceptBodies(app, { folder: config.dataDir, uploads: createUploadLimits(platform) });
  await describeRoutes(app, platform);

  const served = features.flatMap(({ routes }) => servedBy(routes, platform));
  const forVisitors = served.filter(({ call }) => call.access === 'visitors');
  const forSignedIn = served.filter(({ call }) => call.access !== 'visitors');
  await app.register(async (scope) => {
    visitorScope(scope, platform);
    await compressAnswers(scope, { all: true });
    await addServed(scope, forVisitors);
  });
  await app.register(async (scope) => {
    signedInScope(scope, platform);
    await compressAnswers(scope, { all: false });
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, security: [{ bearer: [] }] };
    });
    await addServed(scope, forSignedIn);
    for (const feature of features) feature.rawRoutes?.(scope, platform);
  });
}
