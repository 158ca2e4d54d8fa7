import type { FastifyRequest } from 'fastify';
import type { Secrets } from '../secrets/secrets.ts';

const cookieName = 'playback-proof';

/** The proof that a browser carries for the addresses that were made for it; null where it carries none. */
export function readPlaybackProof(request: FastifyRequest): string | null {
  return (
    new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{1,100})(?:;|$)`).exec(
      request.headers.cookie ?? '',
    )?.[1] ?? null
  );
}

interface PlaybackCookieOptions {
  request: FastifyRequest;
  caller: { sessionId: number } | null;
  /** Where the files are read. */
  fileBase: string;
  /** How long the addresses live, in milliseconds. */
  lifetime: number;
}

/**
 * Ties signed addresses to the browser that asks for them: a copied address opens nothing elsewhere. A player cannot
 * send a token, but it sends a cookie, so the proof is one that scripts cannot read, made from the session.
 *
 * Only where a page asks its own origin, and the files are read there: anywhere else no cookie would come along, and
 * the address stands on its person and its end alone (decision 0008).
 * @returns the proof to sign addresses with and the cookie that carries it; null where none can be
 */
export function issuePlaybackCookie(
  secrets: Secrets,
  { request, caller, fileBase, lifetime }: PlaybackCookieOptions,
): { proof: string; cookie: string } | null {
  if (!caller || request.headers['sec-fetch-site'] !== 'same-origin') return null;
  const files = new URL(fileBase);
  if (files.host !== request.host) return null;
  const proof = secrets.sign('playback-proof', caller.sessionId).toString('base64url');
  const secure = files.protocol === 'https:' ? '; Secure' : '';
  const age = Math.ceil(lifetime / 1000);
  return {
    proof,
    cookie: `${cookieName}=${proof}; Path=${files.pathname}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  };
}
