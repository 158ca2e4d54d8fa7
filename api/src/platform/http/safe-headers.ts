import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** A year, as browsers' preload lists require. Subdomains are included only where the operator controls them all. */
const hstsMaxAge = 'max-age=31536000';

/**
 * Sets the security headers of every response: pages, calls, files and failures, which add their own policies. HSTS is
 * sent only over https, because an installation without https would lock itself out.
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
    const subdomains = hstsSubdomains ? '; includeSubDomains' : '';
    reply.header('Strict-Transport-Security', hstsMaxAge + subdomains);
  }
}
