import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { ApiServer } from '../api-server.ts';
import { AppError } from '../app-error.ts';
import { setRequestIdHeader } from '../request-lines.ts';
import { setSafeHeaders } from '../safe-headers.ts';

/** A host as it may stand in a URL; anything else could add a path or form another address. */
const wellFormed = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a `Host` header, or a trusted proxy's `X-Forwarded-Host`, is a valid host of a URL. */
export const isHost = (host: string): boolean =>
  wellFormed.test(host) && URL.canParse(`http://${host}`);

/**
 * Refuses a request with a malformed host with 400 before the cache or anything else reads it: concatenated with a
 * path, `Host: x/api` would form another address. An HTTP/1.0 request may have no host.
 */
export function refuseMalformedHosts(app: ApiServer, config: Config): void {
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (!request.host || isHost(request.host)) return done();
    // The hooks that do this for every other response run after this one.
    setRequestIdHeader(request, reply);
    setSafeHeaders(config, request, reply);
    done(new AppError('bad-request'));
  });
}
