import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { type Secrets, sameBytes } from '../secrets/secrets.ts';

/** Who a signed address is made for when nobody is signed in: a free lecture's visitor. */
export const visitor = 0;

interface SignedAddressOptions {
  path: string;
  personId: number | null;
  expires: Date;
  /** What the asking browser alone can show (`proof-cookie.ts`); without it the address opens wherever it is. */
  proof?: string | undefined;
}

/** What a signature stands for; one tied to a browser is never taken for one that is not. */
const signatureOf = (
  secrets: Secrets,
  path: string,
  person: number,
  until: number,
  proof: string | null | undefined,
) =>
  proof
    ? secrets.sign('bound-file', path, person, until, proof)
    : secrets.sign('file', path, person, until);

/** A private file's path with the query that opens it: made for one person, until a time. */
export function signedPath(
  secrets: Secrets,
  { path, personId, expires, proof }: SignedAddressOptions,
): string {
  const person = personId ?? visitor;
  const until = Math.floor(expires.getTime() / 1000);
  const signature = signatureOf(secrets, path, person, until, proof).toString('base64url');
  const held = proof ? '&bound=1' : '';
  return `${path}?person=${person}&expires=${until}${held}&signature=${signature}`;
}

interface SignedQuery {
  person?: string;
  expires?: string;
  signature?: string;
  bound?: string;
}

/**
 * Whether a private file's address was signed by us; `expired` when it was, but too long ago.
 * @param options.proofs what the asking browser showed
 */
export function checkSignedPath(
  secrets: Secrets,
  path: string,
  query: SignedQuery,
  { now, proofs = [] }: { now: Date; proofs?: readonly string[] },
): 'valid' | 'expired' | 'forged' {
  const person = Number(query.person);
  const until = Number(query.expires);
  if (!Number.isInteger(person) || !Number.isInteger(until) || !query.signature) return 'forged';
  const allowed = query.bound === undefined ? [null] : proofs;
  const signature = Buffer.from(query.signature, 'base64url');
  const isOurs = (proof: string | null) =>
    sameBytes(signature, signatureOf(secrets, path, person, until, proof));
  if (!allowed.some(isOurs)) return 'forged';
  return until * 1000 > now.getTime() ? 'valid' : 'expired';
}

/**
 * Where this installation's files are read, ending in a slash. Signed addresses are given whole, so that they work
 * wherever they are read; public files keep their bare paths, which the site completes.
 */
export function fileBase(config: Config, request: FastifyRequest): string {
  return `${config.publicUrl ?? `${request.protocol}://${request.host}`}/storage/`;
}
