import { type Secrets, sameBytes } from '#platform/secrets/secrets.ts';

const purpose = 'mail-digest';

/** The signature of the links in a person's mails. It does not expire, so that links in old mails still work. */
export const digestSignature = (secrets: Secrets, personId: number) =>
  secrets.sign(purpose, personId).toString('base64url');

/** Compares a signature in constant time. */
export const isDigestSignature = (secrets: Secrets, personId: number, signature: string) =>
  sameBytes(Buffer.from(signature, 'base64url'), secrets.sign(purpose, personId));

/** The query string with `person` and `signature` for the address of a page or call. */
export const digestQuery = (secrets: Secrets, personId: number) =>
  new URLSearchParams({
    person: String(personId),
    signature: digestSignature(secrets, personId),
  }).toString();
