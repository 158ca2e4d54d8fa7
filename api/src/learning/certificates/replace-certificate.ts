import { wording } from '@nibras/contract/text/wording.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { insertCertificate } from './insert-certificate.ts';
import type { CertificateRow } from './queries.ts';
import { linkReplacement, revokeCertificate } from './revoke-certificate.ts';

/** What the page of a replaced certificate says. */
const replacedReason = () =>
  wording`{صدرت بدلًا منها|صدر بدلًا منه} شهادة {أخرى|آخر} بعد تصحيح الاسم.`;

/**
 * Issues a valid certificate anew with another name: the same in all else that it says. The old one, which the caller has
 * locked, is withdrawn and names the new one.
 * @throws AppError invalid-input for a name that the paper cannot show
 */
export async function replaceCertificate(
  { now }: Pick<Platform, 'now'>,
  tx: Transaction,
  {
    certificate,
    name,
    by,
  }: {
    certificate: CertificateRow & { personId: number; courseId: number };
    name: string;
    by: number;
  },
): Promise<CertificateRow> {
  const { id, personId, courseId, courseName, paper, completedAt, issuedBy, note } = certificate;
  const at = now();
  // First, because only one may be valid at a time.
  await revokeCertificate(tx, certificate, { reason: replacedReason(), by, now: at });
  const made = await insertCertificate(tx, {
    personId,
    courseId,
    courseName,
    paper,
    completedAt,
    issuedBy,
    note,
    name,
    issuedAt: at,
  });
  if (!made) throw new Error(`certificate ${id} is not the only valid one`);
  await linkReplacement(tx, { old: id, replacedBy: made.id });
  return made;
}
