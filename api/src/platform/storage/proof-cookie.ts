import type { FastifyRequest } from 'fastify';
import type { Secrets } from '../secrets/secrets.ts';

/**
 * Signed addresses are tied to the browser that asks for them: a copied address opens nothing elsewhere. A player or a
 * picture cannot send a token, but it sends a cookie, so the proof is one that scripts cannot read.
 */
const cookieNames = { playback: 'playback-proof', files: 'files-proof' } as const;

/** The proofs that a browser carries for the addresses that were made for it. */
export function readProofs(request: FastifyRequest): string[] {
  const carried = request.headers.cookie ?? '';
  return Object.values(cookieNames).flatMap((name) => {
    const found = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,100})(?:;|$)`).exec(carried)?.[1];
    return found === undefined ? [] : [found];
  });
}

interface CookieOptions {
  request: FastifyRequest;
  /** Where the files are read. */
  fileBase: string;
  /** Milliseconds. */
  lifetime: number;
}

/** A proof to sign addresses with, and the cookie that carries it. */
export interface ProofCookie {
  proof: string;
  cookie: string;
}

/**
 * Only where a page asks its own origin, and the files are read there: anywhere else no cookie would come along, and
 * the address stands on its person and its end alone (decision 0008).
 */
function carry(
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

/** Ties a film's addresses to the session that asks; null where no cookie would come along, and for visitors. */
export function issuePlaybackCookie(
  secrets: Secrets,
  { caller, ...options }: CookieOptions & { caller: { sessionId: number } | null },
): ProofCookie | null {
  if (!caller) return null;
  const proof = secrets.sign('playback-proof', caller.sessionId).toString('base64url');
  return carry(cookieNames.playback, proof, options);
}

/** The proof of a person's browsers, whichever session they have: others' messages bring files to all of them. */
export const filesProof = (secrets: Secrets, personId: number): string =>
  secrets.sign('files-proof', personId).toString('base64url');

/** Ties the addresses of a person's files to that person's browsers; null where no cookie would come along. */
export const issueFilesCookie = (
  secrets: Secrets,
  { personId, ...options }: CookieOptions & { personId: number },
): ProofCookie | null => carry(cookieNames.files, filesProof(secrets, personId), options);
