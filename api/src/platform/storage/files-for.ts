import { files } from '@nibras/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { fileBase } from './addresses.ts';
import { issueFilesCookie } from './proof-cookie.ts';

/**
 * Returns the base address of the caller's files and the proof that binds their addresses to the caller's browsers.
 * Sets the proof's cookie on the response where the browser will send it back.
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
