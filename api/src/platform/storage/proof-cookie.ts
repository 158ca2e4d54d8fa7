import type { FastifyRequest } from 'fastify';
import type { Secrets } from '../secrets/secrets.ts';

/**
 * Signed addresses are bound to the requesting browser, so that a copied address does not work elsewhere. A player or
 * a picture cannot send a token but sends cookies, so the proof is an HttpOnly cookie.
 */
const cookieNames = { playback: 'playback-proof', files: 'files-proof' } as const;

/** Reads the proofs from a request's cookies. */
export function readProofs(request: FastifyRequest): string[] {
  const cookies = request.headers.cookie ?? '';
  return Object.values(cookieNames).flatMap((name) => {
    const found = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,100})(?:;|$)`).exec(cookies)?.[1];
    return found === undefined ? [] : [found];
  });
}

interface CookieOptions {
  request: FastifyRequest;
  /** The base address of the files. */
  fileBase: string;
  /** Milliseconds. */
  lifetime: number;
}

/** A proof to sign addresses with, and its cookie. */
export interface ProofCookie {
  proof: string;
  cookie: string;
}

/**
 * Builds the cookie for a same-origin request whose files are on the same host. Elsewhere the browser would not send
 * it, and the address is protected only by its person and expiry (decision 0008).
 */
function buildCookie(
  name: string,
  proof: string,
  { request, fileBase, lifetime }: CookieOptions,
): ProofCookie | null {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return null;
  const files = new URL(fileBase);
  if (files.host !== request.host) return null;
  const secure = files.protocol === 'https:' ? '; Secure' : '';
  const age = Math.ceil(lifetime / 1000);
  return {
    proof,
    cookie: `${name}=${proof}; Path=${files.pathname}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  };
}

/** Binds a video's addresses to the caller's session; null where the browser would send no cookie, and for visitors. */
export function issuePlaybackCookie(
  secrets: Secrets,
  { caller, ...options }: CookieOptions & { caller: { sessionId: number } | null },
): ProofCookie | null {
  if (!caller) return null;
  const proof = secrets.sign('playback-proof', caller.sessionId).toString('base64url');
  return buildCookie(cookieNames.playback, proof, options);
}

/** The proof of all browsers of a person, because files in messages are shown in all of them. */
export const filesProof = (secrets: Secrets, personId: number): string =>
  secrets.sign('files-proof', personId).toString('base64url');

/** Binds the addresses of a person's files to the person's browsers; null where the browser would send no cookie. */
export const issueFilesCookie = (
  secrets: Secrets,
  { personId, ...options }: CookieOptions & { personId: number },
): ProofCookie | null => buildCookie(cookieNames.files, filesProof(secrets, personId), options);
