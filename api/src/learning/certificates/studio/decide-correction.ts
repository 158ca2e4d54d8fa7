import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { certificateCorrections, people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { answeredBefore } from '#platform/http/answered-before.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyOfCertificate } from '../notify-of-certificate.ts';
import { replaceCertificate } from '../replace-certificate.ts';

import { type Changed, lockDecided, logCertificate, requireValid } from './change-certificate.ts';

interface Decide {
  caller: Person;
  /** Of the request. */
  id: number;
}

/**
 * Locks a request that waits, after its certificate, as everybody does who changes either.
 * @throws AppError correction-not-found, correction-decided, certificate-not-valid
 */
async function lockOpen({ settings }: Platform, tx: Transaction, { caller, id }: Decide) {
  const missing = 'correction-not-found';
  const [known] = await tx
    .select({ certificateId: certificateCorrections.certificateId })
    .from(certificateCorrections)
    .where(eq(certificateCorrections.id, id));
  const { certificateId } = orThrow(known, missing);
  const certificate = await lockDecided(tx, { caller, id: certificateId, missing });
  const [row] = await tx
    .select()
    .from(certificateCorrections)
    .where(eq(certificateCorrections.id, id));
  const correction = orThrow(row, missing);
  if (correction.state !== 'open') {
    const first = { by: correction.decidedBy, at: correction.decidedAt };
    const { timeZone } = settings();
    throw await answeredBefore(tx, { code: 'correction-decided', as: 'decided', first, timeZone });
  }
  return { certificate: requireValid(certificate), correction };
}

const settle = (
  tx: Transaction,
  id: number,
  values: Pick<
    typeof certificateCorrections.$inferInsert,
    'state' | 'answer' | 'decidedBy' | 'decidedAt'
  >,
) => tx.update(certificateCorrections).set(values).where(eq(certificateCorrections.id, id));

/**
 * Accepts a request: the certificate is issued anew with that name, which later ones carry too.
 * @throws AppError correction-not-found, correction-decided, certificate-not-valid
 */
export async function acceptCorrection(platform: Platform, input: Decide): Promise<Changed> {
  const now = platform.now();
  const { caller, id } = input;
  return platform.db.transaction(async (tx) => {
    const { certificate, correction } = await lockOpen(platform, tx, input);
    const { name } = correction;
    const owner = eq(people.id, certificate.personId);
    const [person] = await tx.select({ chosen: people.certificateName }).from(people).where(owner);
    await tx.update(people).set({ certificateName: name }).where(owner);
    const made = await replaceCertificate(platform, tx, { certificate, name, by: caller.id });
    await settle(tx, id, { state: 'accepted', answer: '', decidedBy: caller.id, decidedAt: now });
    await notifyOfCertificate(platform, tx, { kind: 'corrected', certificate: made });
    const chosen = person?.chosen ?? null;
    const undo = await logCertificate(tx, {
      caller,
      certificate,
      action: 'correction-accepted',
      details: {
        from: certificate.name,
        to: name,
        undo: { made: made.id, correction: id, chosen },
      },
      also: [made.id],
      now,
    });
    return { id: made.id, undo };
  });
}

/**
 * Declines a request; the certificate stays as it is.
 * @param answer what the student reads; may be empty
 * @throws AppError correction-not-found, correction-decided, certificate-not-valid
 */
export async function declineCorrection(
  platform: Platform,
  { answer, ...input }: Decide & { answer: string },
): Promise<Changed> {
  const now = platform.now();
  const { caller, id } = input;
  return platform.db.transaction(async (tx) => {
    const { certificate, correction } = await lockOpen(platform, tx, input);
    await settle(tx, id, { state: 'declined', answer, decidedBy: caller.id, decidedAt: now });
    await notifyOfCertificate(platform, tx, { kind: 'declined', certificate, text: answer });
    const undo = await logCertificate(tx, {
      caller,
      certificate,
      action: 'correction-declined',
      details: { to: correction.name, reason: answer, undo: { correction: id } },
      now,
    });
    return { id: certificate.id, undo };
  });
}
