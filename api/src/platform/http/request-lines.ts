import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { requestScope } from '../log/request-scope.ts';
import type { ApiServer } from './api-server.ts';

/** The header that names a request: taken from a trusted proxy, given back with every answer. */
export const requestIdHeader = 'X-Request-Id';

/** What a name must look like to be taken over: another's text stands in our log and in our headers. */
const wellFormed = /^[A-Za-z0-9][\w.-]{7,63}$/;

/** Calls that a page of this process makes while it is rendered: parts of its request, and not further ones. */
const inner = new WeakSet<object>();

/** Whether a request came over the network, and not from a page that this process renders. */
export const isOuter = ({ raw }: FastifyRequest) => !inner.has(raw);

/** A request's name: a page's own calls share the page's; else a trusted proxy's, where it is well formed; else ours. */
export function nameRequest(raw: IncomingMessage, { trustProxy }: { trustProxy: boolean }): string {
  const scope = requestScope.getStore();
  if (scope) {
    inner.add(raw);
    return scope.requestId;
  }
  const given = trustProxy && raw.headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/** The pattern that a request's address has met: never the address, which may hold what nobody else should read. */
export const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none';

/**
 * What is logged of requests: one line when one is finished. No address, query, header or body is ever in it: they
 * carry codes, tokens and signed addresses.
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
    // Who goes away in the middle of a film is no fault of ours: the line above tells of it.
    const left = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!left) reply.log.warn({ err: error }, 'an answer was cut off');
  }
  override routeNotFound() {}
  override writeHeadError(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.warn({ err: error }, 'an answer could not be begun');
  }
}

export const nameAnswer = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header(requestIdHeader, request.id);

/** Gives every answer the name of its request, and lets what runs for it know that name. */
export function followRequests(app: ApiServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    nameAnswer(request, reply);
    requestScope.run({ requestId: request.id }, done);
  });
  // A body arrives by events of the socket, which know nothing of the request: taken up again after it.
  app.addHook('preValidation', (request, _reply, done) => {
    requestScope.run({ requestId: request.id }, done);
  });
}
