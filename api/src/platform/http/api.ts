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
import { limitSearches } from './limit-searches.ts';
import { networkOf } from './network-address.ts';
import { limitStore } from './rate-limits.ts';
import { createUploadLimits } from './upload-limits.ts';
import { serializerCompiler, validatorCompiler } from './validation.ts';

/** A process this far behind turns calls away, so that it can catch up: milliseconds of the event loop. */
const tooFarBehind = 5000;

/** How many changes one network address may ask for in a minute, where a route says nothing of its own. */
const changesPerMinute = 300;

/** The page that shows the calls: its own files and calls, and nothing of anybody else's. */
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
      info: { title: `${platform.config.siteName} API`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    // The bar of the other layout brings a style element along, which the policy refuses.
    uiConfig: { layout: 'BaseLayout' },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/** Every route answers errors in one shape; a route that lists its own answers keeps them. */
function declareErrors(app: ApiServer) {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.schema?.hide) return;
    route.schema ??= {};
    route.schema.response = {
      '4xx': errorAnswer,
      '5xx': errorAnswer,
      ...(route.schema.response as object),
    };
    const changes = route.method !== 'GET' && route.method !== 'HEAD';
    if (changes) {
      route.config = { rateLimit: { max: changesPerMinute, timeWindow: 60_000 }, ...route.config };
    }
  });
}

/**
 * Keeps personal answers out of every cache: what is answered to who shows a token or changes something, or comes
 * with a cookie. A shared cache on the way may else give it to the next one, and a browser after the sign-out.
 */
function keepFromCaches(app: ApiServer) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const isPersonal =
      !reads || request.headers.authorization !== undefined || reply.hasHeader('Set-Cookie');
    if (isPersonal && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
}

/** The API: what surrounds every route, and the features' routes in the scope that they are for. */
export async function registerApi(
  app: ApiServer,
  platform: Platform,
  features: readonly Feature[],
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
    // What every answer carries is set for pages and calls alike (safe-headers.ts).
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    xFrameOptions: false,
    referrerPolicy: false,
  });
  await app.register(underPressure, {
    maxEventLoopDelay: tooFarBehind,
    pressureHandler: () => {
      throw new AppError('unavailable', { retryAfter: 5 });
    },
  });
  // Before the limits, which look at a route's own once, when it is added.
  declareErrors(app);
  await app.register(rateLimit, {
    global: false,
    // One connection owns a whole /64 of IPv6 addresses, and would else never meet a limit.
    keyGenerator: (request) => networkOf(request.ip),
    store: limitStore(platform.redis),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many-requests', { retryAfter: ttl / 1000 }),
  });
  keepFromCaches(app);
  limitSearches(app);
  await acceptBodies(app, { folder: config.dataDir, uploads: createUploadLimits(platform) });
  await describeRoutes(app, platform);

  await app.register(async (scope) => {
    visitorScope(scope, platform);
    await compressAnswers(scope, { all: true });
    for (const feature of features) feature.visitors?.(scope, platform);
  });
  await app.register(async (scope) => {
    signedInScope(scope, platform);
    await compressAnswers(scope, { all: false });
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, security: [{ bearer: [] }] };
    });
    for (const feature of features) feature.signedIn?.(scope, platform);
  });
}
