import * as multikey from '@digitalbazaar/ed25519-multikey';
import { withoutTrailing } from '@nibras/contract/text/ends.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { readSigningSeed } from './signing-key.ts';

/** Who signs credentials: the installation, named by its own address (`did:web`). */
export interface Issuer {
  /** `did:web:academy.example`. */
  did: string;
  /** The site's address without a slash at its end. */
  site: string;
  /** The key as the public may know it. */
  key: Record<string, string>;
  signer: object;
}

/** The name of a site by the method `did:web`: a port is separated by an encoded colon. */
export const didOf = (site: string): string => `did:web:${encodeURIComponent(new URL(site).host)}`;

/**
 * @throws AppError 'not-found' where the installation has no address of its own yet (`PUBLIC_URL`), because credentials name
 *   their issuer by it
 */
export async function openIssuer({
  db,
  settings,
}: Pick<Platform, 'db' | 'settings'>): Promise<Issuer> {
  const { publicUrl } = settings();
  if (publicUrl === null) throw new AppError('not-found');
  const site = withoutTrailing(publicUrl, /\//);
  const did = didOf(site);
  const pair = await multikey.generate({
    id: `${did}#key-1`,
    controller: did,
    seed: await readSigningSeed(db),
  });
  const key = await pair.export({ publicKey: true, includeContext: false });
  return { did, site, key, signer: pair.signer() };
}

/** The document at `/.well-known/did.json`, in which verifiers find the public key. */
export const didDocument = ({ did, key, site }: Issuer) => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  id: did,
  alsoKnownAs: [site],
  verificationMethod: [key],
  assertionMethod: [`${did}#key-1`],
});
