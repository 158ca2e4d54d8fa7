import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { type Secrets, sameBytes } from '../secrets/secrets.ts';

/** Who a signed address is made for when nobody is signed in: a free lecture's visitor. */
const visitor = 0;

interface SignedAddressOptions {
  path: string;
  personId: number | null;
  expires: Date;
}

/** A private file's path with the query that opens it: made for one person, until a time. */
export function signedPath(
  secrets: Secrets,
  { path, personId, expires }: SignedAddressOptions,
): string {
  const person = personId ?? visitor;
  const until = Math.floor(expires.getTime() / 1000);
  const signature = secrets.sign('file', path, person, until).toString('base64url');
  return `${path}?person=${person}&expires=${until}&signature=${signature}`;
}

/** Whether a private file's address was signed by us; `expired` when it was, but too long ago. */
export function checkSignedPath(
  secrets: Secrets,
  path: string,
  query: { person?: string; expires?: string; signature?: string },
  now: Date,
): 'valid' | 'expired' | 'forged' {
  const person = Number(query.person);
  const until = Number(query.expires);
  if (!Number.isInteger(person) || !Number.isInteger(until) || !query.signature) return 'forged';
  const signature = Buffer.from(query.signature, 'base64url');
  if (!sameBytes(signature, secrets.sign('file', path, person, until))) return 'forged';
  return until * 1000 > now.getTime() ? 'valid' : 'expired';
}

/**
 * Where this installation's files are read, ending in a slash. Signed addresses are given whole, so that they work
 * wherever they are read; public files keep their bare paths, which the site completes.
 */
export function fileBase(config: Config, request: FastifyRequest): string {
  return `${config.publicUrl ?? `${request.protocol}://${request.host}`}/storage/`;
}
