import { files } from '@nibras/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { fileBase } from './addresses.ts';
import { issueFilesCookie } from './proof-cookie.ts';

/**
 * Where the caller reads files, and what ties their addresses to the caller's browsers: the answer brings the cookie
 * along, where the browser will send it.
 */
export function filesFor(
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  request: FastifyRequest,
  reply: FastifyReply,
): { fileBase: string; proof: string | undefined } {
  const base = fileBase(config, request);
  const { caller } = request;
  const issued =
    caller &&
    issueFilesCookie(secrets, {
      request,
      personId: caller.id,
      fileBase: base,
      lifetime: files.cookieLifetime,
    });
  if (issued) reply.header('Set-Cookie', issued.cookie);
  return { fileBase: base, proof: issued?.proof };
}
