import { files, learning } from '@nibras/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { fileBase } from './addresses.ts';
import { issueFilesCookie, issuePlaybackCookie } from './proof-cookie.ts';

type Secrets = Pick<Platform, 'config' | 'secrets'>;

/** The base address of a caller's files, and the proof that binds their addresses to the caller's browsers. */
interface CallersFiles {
  fileBase: string;
  proof: string | undefined;
}

/** Sets the proof's cookie on the response where the browser will send it back. */
function withCookie(
  reply: FastifyReply,
  base: string,
  issued: { cookie: string; proof: string } | null,
): CallersFiles {
  if (issued) reply.header('Set-Cookie', issued.cookie);
  return { fileBase: base, proof: issued?.proof };
}

/** Prepares the addresses of the caller's files. */
export function filesFor(
  { config, secrets }: Secrets,
  request: FastifyRequest,
  reply: FastifyReply,
): CallersFiles {
  const base = fileBase(config, request);
  const { caller } = request;
  const cookie = { request, fileBase: base, lifetime: files.cookieLifetime };
  const issued = caller && issueFilesCookie(secrets, { ...cookie, personId: caller.id });
  return withCookie(reply, base, issued);
}

/** Prepares the addresses of a lecture's videos, which visitors may watch too. */
export function videosFor(
  { config, secrets }: Secrets,
  request: FastifyRequest,
  reply: FastifyReply,
): CallersFiles {
  const base = fileBase(config, request);
  const cookie = { request, fileBase: base, lifetime: learning.videoAddressLifetime };
  return withCookie(
    reply,
    base,
    issuePlaybackCookie(secrets, { ...cookie, caller: request.caller }),
  );
}
