import { wording } from '@nibras/contract/text/wording.ts';
import { eq } from 'drizzle-orm';
import { withdraw } from '#conversation/notifications/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { Transaction } from '#platform/database/database.ts';
import { certificateCorrections, people } from '#platform/database/schema/index.ts';
import { noticeTypes, notifyOfCertificate, waitsType } from '../notify-of-certificate.ts';
import { type CertificateRow, lockCertificate, validCertificate } from '../queries.ts';
import { restoreCertificate, revokeCertificate } from '../revoke-certificate.ts';
import { stopWaiting } from '../waiting-certificates.ts';

const withdrawNotice = (
  tx: Transaction,
  { id, personId }: CertificateRow,
  kind: keyof typeof noticeTypes,
) =>
  personId === null
    ? Promise.resolve(0)
    : withdraw(tx, { personId, type: noticeTypes[kind], about: { certificateId: id } });

/** Makes a certificate valid again, unless its owner has another one by now. */
async function restore(tx: Transaction, certificate: CertificateRow): Promise<void> {
  const { id, personId: person, courseId: course } = certificate;
  if (certificate.revokedAt === null) tooLate();
  if (person !== null && course !== null && (await validCertificate(tx, { person, course }))) {
    tooLate();
  }
  await restoreCertificate(tx, id);
}

/** Withdraws what was issued a moment ago: its code may be in a person's hands, so it is never deleted. */
async function takeBack(
  { platform, tx, person, now }: Pick<Undoing, 'platform' | 'tx' | 'person' | 'now'>,
  id: number,
  { kind, reason }: { kind: 'issued' | 'corrected'; reason: string },
): Promise<void> {
  const certificate = (await lockCertificate(tx, id)) ?? tooLate();
  if (certificate.revokedAt !== null) tooLate();
  await revokeCertificate(tx, certificate, { reason, by: person, now });
  await withdrawNotice(tx, certificate, kind);
  await notifyOfCertificate(platform, tx, { kind: 'revoked', certificate, text: reason });
}

export const undoGrantCertificate = ({ entry, ...undoing }: Undoing): Promise<void> =>
  takeBack(undoing, entry.itemId, {
    kind: 'issued',
    reason: wording`{مُنحت هذه|مُنح هذا} الشهادة خطأً.`,
  });

/** Takes a grant back that waits for a name; once its certificate was issued, that is withdrawn instead. */
export async function undoHeldGrant({
  tx,
  data: { person, course },
}: Undoing<{ person: number; course: number }>): Promise<void> {
  if (!(await stopWaiting(tx, { person, course }))) tooLate();
  await withdraw(tx, { personId: person, type: waitsType, about: { courseId: course } });
}

export async function undoRevokeCertificate({ platform, tx, entry }: Undoing): Promise<void> {
  const certificate = (await lockCertificate(tx, entry.itemId)) ?? tooLate();
  if (certificate.replacedBy !== null) tooLate();
  await restore(tx, certificate);
  await withdrawNotice(tx, certificate, 'revoked');
  await notifyOfCertificate(platform, tx, { kind: 'restored', certificate });
}

/** Makes the old certificate valid again in place of the one with the corrected name. */
export async function undoReissueCertificate({
  entry,
  data,
  ...undoing
}: Undoing<{ made: number }>): Promise<void> {
  const { tx } = undoing;
  const certificate = (await lockCertificate(tx, entry.itemId)) ?? tooLate();
  if (certificate.replacedBy !== data.made) tooLate();
  const reason = wording`أُلغي تصحيح الاسم، والشهادة {السابقة صالحة كما كانت|السابق صالح كما كان}.`;
  await takeBack(undoing, data.made, { kind: 'corrected', reason });
  await restore(tx, certificate);
}

const reopen = (tx: Transaction, id: number) =>
  tx
    .update(certificateCorrections)
    .set({ state: 'open', answer: '', decidedBy: null, decidedAt: null })
    .where(eq(certificateCorrections.id, id));

export async function undoAcceptCorrection(
  undoing: Undoing<{ made: number; correction: number; chosen: string | null }>,
): Promise<void> {
  const { tx, entry, data } = undoing;
  await undoReissueCertificate(undoing);
  await reopen(tx, data.correction);
  const certificate = await lockCertificate(tx, entry.itemId);
  if (certificate?.personId) {
    await tx
      .update(people)
      .set({ certificateName: data.chosen })
      .where(eq(people.id, certificate.personId));
  }
}

export async function undoDeclineCorrection({
  tx,
  entry,
  data,
}: Undoing<{ correction: number }>): Promise<void> {
  const certificate = (await lockCertificate(tx, entry.itemId)) ?? tooLate();
  const [waiting] = await tx
    .select({ id: certificateCorrections.id, state: certificateCorrections.state })
    .from(certificateCorrections)
    .where(eq(certificateCorrections.id, data.correction));
  // Another request of the same student may wait by now, and a certificate has one at a time.
  if (waiting?.state !== 'declined' || (await hasOpen(tx, certificate.id))) tooLate();
  await reopen(tx, data.correction);
  await withdrawNotice(tx, certificate, 'declined');
}

const hasOpen = async (tx: Transaction, certificate: number) => {
  const rows = await tx
    .select({ state: certificateCorrections.state })
    .from(certificateCorrections)
    .where(eq(certificateCorrections.certificateId, certificate));
  return rows.some(({ state }) => state === 'open');
};
