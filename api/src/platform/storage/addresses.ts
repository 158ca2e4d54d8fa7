import { seats } from '@nibras/contract/learning/seats/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { type Secrets, sameBytes } from '../secrets/secrets.ts';
import { streamFolder } from './streams.ts';

/** The person id of an address that is signed for a visitor, as for a free lecture. */
export const visitor = 0;

interface SignedAddressOptions {
  path: string;
  personId: number | null;
  expires: Date;
  /** The value of the browser's proof cookie (`proof-cookie.ts`); without it the address works in every browser. */
  proof?: string | undefined;
  /** The session whose seat the address needs (record 0137); without it none is needed. */
  seat?: number | undefined;
}

/** What a signature is computed of, beside the path. */
interface Signed {
  person: number;
  /** Seconds since 1970. */
  until: number;
  proof?: string | null | undefined;
  seat?: number | undefined;
}

/**
 * What a signature opens: one file, or all playlists or all parts of a stream, since a player requests hundreds of them.
 * @returns the kind, and the path or folder
 */
function scopeOf(path: string): [kind: string, subject: string] {
  const folder = streamFolder(path);
  if (folder !== null && path.endsWith('.m3u8')) return ['playlists', folder];
  if (folder !== null && path.endsWith('.mp4')) return ['parts', folder];
  return ['file', path];
}

/**
 * Computes a signature. Those bound to a browser, or to a seat, have their own purpose, so that none is valid as another.
 */
function signatureOf(secrets: Secrets, path: string, { person, until, proof, seat }: Signed) {
  const [kind, subject] = scopeOf(path);
  const purpose = `${proof ? 'bound-' : ''}${seat === undefined ? '' : 'seat-'}${kind}`;
  const more = [...(proof ? [proof] : []), ...(seat === undefined ? [] : [seat])];
  return secrets.sign(purpose, subject, person, until, ...more);
}

/** The end of the address of a part that needs a seat: some minutes after it is due, in steps, so that many share one. */
export function endOfPart(now: Date, due: number): Date {
  const step = seats.partLifetime;
  return new Date((Math.ceil((now.getTime() + due * 1000) / step) + 1) * step);
}

/** Returns a private file's path with a signed query for one person and until a time. */
export function signedPath(
  secrets: Secrets,
  { path, personId, expires, proof, seat }: SignedAddressOptions,
): string {
  const person = personId ?? visitor;
  const until = Math.floor(expires.getTime() / 1000);
  const signature = signatureOf(secrets, path, { person, until, proof, seat }).toString(
    'base64url',
  );
  const bound = proof ? '&bound=1' : '';
  const seated = seat === undefined ? '' : `&seat=${seat}`;
  return `${path}?person=${person}&expires=${until}${bound}${seated}&signature=${signature}`;
}

interface SignedQuery {
  person?: string;
  expires?: string;
  signature?: string;
  bound?: string;
  seat?: string;
}

/**
 * Checks the signature of a private file's address.
 * @param options.proofs the proofs of the requesting browser's cookies
 */
export function checkSignedPath(
  secrets: Secrets,
  path: string,
  query: SignedQuery,
  { now, proofs = [] }: { now: Date; proofs?: readonly string[] },
): 'valid' | 'expired' | 'forged' {
  const person = Number(query.person);
  const until = Number(query.expires);
  const seat = query.seat === undefined ? undefined : Number(query.seat);
  if (!Number.isInteger(person) || !Number.isInteger(until) || !query.signature) return 'forged';
  const allowed = query.bound === undefined ? [null] : proofs;
  const signature = Buffer.from(query.signature, 'base64url');
  const isOurs = (proof: string | null) =>
    sameBytes(signature, signatureOf(secrets, path, { person, until, proof, seat }));
  if (!allowed.some(isOurs)) return 'forged';
  return until * 1000 > now.getTime() ? 'valid' : 'expired';
}

/**
 * Returns the base address of this installation's files, with a trailing slash. Signed addresses are absolute, so that
 * they work on every site; public files are sent as paths, which the site completes.
 */
export function fileBase(config: Config, request: FastifyRequest): string {
  return `${config.publicUrl ?? `${request.protocol}://${request.host}`}/storage/`;
}
