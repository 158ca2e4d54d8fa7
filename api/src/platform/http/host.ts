import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ApiServer } from './api-server.ts';
import { AppError } from './app-error.ts';
import { nameAnswer } from './request-lines.ts';
import { setSafeHeaders } from './safe-headers.ts';

/** A host as addresses have it; anything else would begin the path, or another address, by itself. */
const wellFormed = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a `Host` header, or what a trusted proxy says in its place, can stand in an address. */
export const isHost = (host: string): boolean =>
  wellFormed.test(host) && URL.canParse(`http://${host}`);

/**
 * Refuses a request with a malformed host with 400, before the cache or anything else reads it: joined with a path,
 * `Host: x/api` would stand for another address. A request of HTTP/1.0 may have none.
 */
export function refuseMalformedHosts(app: ApiServer, config: Config): void {
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (!request.host || isHost(request.host)) return done();
    // The hooks that do this for every other answer come after this one.
    nameAnswer(request, reply);
    setSafeHeaders(config, request, reply);
    done(new AppError('bad-request'));
  });
}
