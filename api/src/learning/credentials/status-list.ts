import { createList } from '@digitalbazaar/vc-bitstring-status-list';
import { and, gte, isNotNull, lt } from 'drizzle-orm';
import { statusListSize } from '#learning/certificates/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { certificates } from '#platform/database/schema/index.ts';
import type { Issuer } from './issuer.ts';
import { credentialContext, wholeSeconds } from './sign.ts';

/**
 * Readers disagree about which end of a byte comes first (the W3C says the left one, DIDKit reads from the right). All bits
 * of a withdrawn certificate's byte are set, so that both find it.
 */
const bitsOfPlace = 8;

/** Where a certificate's bits are: the number of its list, from 1, and the index of the first bit in it. */
export const statusPlace = (statusIndex: number) => ({
  list: Math.floor(statusIndex / statusListSize) + 1,
  index: (statusIndex % statusListSize) * bitsOfPlace,
});

export const statusListUrl = (site: string, list: number) => `${site}/certificates/status/${list}`;

/** The places in a list of the certificates that were withdrawn. */
async function revokedPlaces(db: Queryable, list: number): Promise<number[]> {
  const first = (list - 1) * statusListSize;
  const rows = await db
    .select({ statusIndex: certificates.statusIndex })
    .from(certificates)
    .where(
      and(
        gte(certificates.statusIndex, first),
        lt(certificates.statusIndex, first + statusListSize),
        isNotNull(certificates.revokedAt),
      ),
    );
  return rows.map(({ statusIndex }) => statusIndex - first);
}

/** A status list as a credential that is yet to be signed: the bits of certificates that were withdrawn are set. */
export async function statusListCredential(
  db: Queryable,
  issuer: Issuer,
  { list, now }: { list: number; now: Date },
) {
  const bits = await createList({ length: statusListSize * bitsOfPlace });
  for (const place of await revokedPlaces(db, list)) {
    for (let bit = 0; bit < bitsOfPlace; bit += 1) bits.setStatus(place * bitsOfPlace + bit, true);
  }
  const id = statusListUrl(issuer.site, list);
  return {
    '@context': [credentialContext],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: wholeSeconds(now),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await bits.encode(),
    },
  };
}
