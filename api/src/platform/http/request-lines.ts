import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { requestScope } from '../log/request-scope.ts';
import type { ApiServer } from './api-server.ts';

/** The header with a request's id: accepted from a trusted proxy, and sent with every response. */
export const requestIdHeader = 'X-Request-Id';

/** The accepted form of a proxy's request id, because it is copied into our log and headers. */
const wellFormed = /^[A-Za-z0-9][\w.-]{7,63}$/;

/** API calls of pages that this process renders: they belong to the page's request and are not counted again. */
const inner = new WeakSet<object>();

/** Whether a request came over the network and not from a page that this process renders. */
export const isOuter = ({ raw }: FastifyRequest) => !inner.has(raw);

/** Chooses a request's id: the page's for its own API calls, else a trusted proxy's well-formed one, else a new one. */
export function createRequestId(
  raw: IncomingMessage,
  { trustProxy }: { trustProxy: boolean },
): string {
  const scope = requestScope.getStore();
  if (scope) {
    inner.add(raw);
    return scope.requestId;
  }
  const proxied = trustProxy && raw.headers['x-request-id'];
  return typeof proxied === 'string' && wellFormed.test(proxied) ? proxied : randomUUID();
}

/** The pattern of a request's route. The address itself may contain secrets, so it is never logged. */
export const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none';

/**
 * Logs one line for each finished request. It never contains the address, query, headers or body, which carry codes,
 * tokens and signed addresses.
 */
export class RequestLines extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }
  override incomingRequest() {}
  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      person: request.caller?.id,
      ...(error && { cutOff: true }),
    };
    if (isOuter(request)) reply.log.info(line, 'request');
    else reply.log.debug(line, 'inner request');
  }
  override defaultErrorLog(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    if (reply.statusCode >= 500) reply.log.error({ err: error }, 'request failed');
  }
  override streamError(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    // A client that stops a video early is no failure, and the request's line records it.
    const disconnected = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!disconnected) reply.log.warn({ err: error }, 'a response was cut off');
  }
  override routeNotFound() {}
  override writeHeadError(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.warn({ err: error }, 'a response could not be started');
  }
}

export const setRequestIdHeader = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header(requestIdHeader, request.id);

/** Sends every request's id with its response and makes it available to everything that runs for the request. */
export function trackRequests(app: ApiServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    setRequestIdHeader(request, reply);
    requestScope.run({ requestId: request.id }, done);
  });
  // A body arrives in socket events outside the request's scope, so the scope is entered again after it.
  app.addHook('preValidation', (request, _reply, done) => {
    requestScope.run({ requestId: request.id }, done);
  });
}
