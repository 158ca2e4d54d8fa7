import type { AnnouncementKind } from '@nibras/contract/conversation/announcements/shapes.ts';
import { type Secrets, sameBytes } from '#platform/secrets/secrets.ts';

const purpose = 'announcement-mail';

interface Switch {
  person: number;
  kind: AnnouncementKind;
}

/** The query string of the link that switches announcements of a kind off. It does not expire, as mails do not either. */
export const mailQuery = (secrets: Secrets, { person, kind }: Switch): string =>
  new URLSearchParams({
    person: String(person),
    kind,
    signature: secrets.sign(purpose, person, kind).toString('base64url'),
  }).toString();

/** Compares a signature in constant time. */
export const isMailSignature = (secrets: Secrets, { person, kind }: Switch, signature: string) =>
  sameBytes(Buffer.from(signature, 'base64url'), secrets.sign(purpose, person, kind));
