import type { Config } from '#platform/config/config.ts';
import { type Secrets, sameBytes } from '#platform/secrets/secrets.ts';

const purpose = 'mail-digest';

/** Where people find the site. Without a public address it is this machine's. */
const siteAddress = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>) =>
  publicUrl ?? `http://localhost:${port}`;

/** An address of the site, whole, for a mail. */
export const pageAddress = (config: Pick<Config, 'publicUrl' | 'port'>, path: string) =>
  siteAddress(config) + path;

/** What proves that a link was in a mail to this person. It never ends: an old mail must still work. */
export const digestSignature = (secrets: Secrets, personId: number) =>
  secrets.sign(purpose, personId).toString('base64url');

/** Compared without telling by its time how much was right. */
export const isDigestSignature = (secrets: Secrets, personId: number, signature: string) =>
  sameBytes(Buffer.from(signature, 'base64url'), secrets.sign(purpose, personId));

/** `person` and `signature`, for a page's or a call's address. */
export const digestQuery = (secrets: Secrets, personId: number) =>
  new URLSearchParams({
    person: String(personId),
    signature: digestSignature(secrets, personId),
  }).toString();
