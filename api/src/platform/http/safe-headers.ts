import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** A year, as browsers' lists of such sites ask for. Hosts below ours follow only where the operator has them all. */
const onlyByHttps = 'max-age=31536000';

/**
 * What every answer says to browsers, whoever makes it: pages, calls, files, failures. Parts add their own policy.
 * To come by https from now on is asked only of who came so: an installation without it would lock itself out.
 */
export function setSafeHeaders(
  { publicUrl, hstsSubdomains }: Pick<Config, 'publicUrl' | 'hstsSubdomains'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  reply.header('X-Frame-Options', 'DENY');
  if (request.protocol === 'https' || publicUrl?.startsWith('https:')) {
    const below = hstsSubdomains ? '; includeSubDomains' : '';
    reply.header('Strict-Transport-Security', onlyByHttps + below);
  }
}
