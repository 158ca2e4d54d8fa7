import type { FailureCode } from '@nibras/contract/errors.ts';
import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyOfCertificate } from '../notify-of-certificate.ts';
import { type CertificateRow, lockCertificate } from '../queries.ts';
import { replaceCertificate } from '../replace-certificate.ts';
import { revokeCertificate } from '../revoke-certificate.ts';

import { certifierOf } from './certifier.ts';
import { certificateIn } from './list-queries.ts';

export type ValidCertificate = CertificateRow & { personId: number; courseId: number };

/** What a change left behind: the certificate that it is about now, and the log's entry by which it is undone. */
export interface Changed {
  id: number;
  undo: number;
}

/**
 * Locks a certificate that the caller decides about.
 * @param missing what is not found, where something of the certificate was asked for
 * @throws AppError `missing`
 */
export async function lockDecided(
  tx: Transaction,
  {
    caller,
    id,
    missing = 'certificate-not-found',
  }: { caller: Person; id: number; missing?: FailureCode },
): Promise<CertificateRow> {
  const certifier = certifierOf(caller);
  orThrow(await certificateIn(tx, certifier, id), missing);
  return orThrow(await lockCertificate(tx, id), missing);
}

/** @throws AppError certificate-not-valid for one that is withdrawn, or whose account or course is gone */
export function requireValid(certificate: CertificateRow): ValidCertificate {
  const { personId, courseId, revokedAt } = certificate;
  if (revokedAt !== null || personId === null || courseId === null) {
    throw new AppError('certificate-not-valid');
  }
  return { ...certificate, personId, courseId };
}

interface Logged {
  caller: Person;
  certificate: CertificateRow;
  action: LogAction;
  details?: Record<string, unknown>;
  /** Other certificates that it changed. */
  also?: number[];
  now: Date;
}

/** Writes the log's entry of a change of a certificate. @returns its id */
export const logCertificate = (
  tx: Transaction,
  { caller, certificate, action, details = {}, also = [], now }: Logged,
): Promise<number> =>
  writeEntry(tx, {
    person: caller.id,
    action,
    kind: 'certificate',
    itemId: certificate.id,
    ...(certificate.courseId !== null && { courseId: certificate.courseId }),
    name: certificate.name,
    details: { name: certificate.courseName, ...details },
    changed: [certificate.id, ...also].map((id) => `certificate:${id}`),
    now,
  });

/**
 * Withdraws a certificate. Its owner is told the reason, which everybody reads on its page.
 * @throws AppError certificate-not-found, certificate-not-valid
 */
export async function revoke(
  platform: Platform,
  { caller, id, reason }: { caller: Person; id: number; reason: string },
): Promise<Changed> {
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    const certificate = await lockDecided(tx, { caller, id });
    if (certificate.revokedAt !== null) throw new AppError('certificate-not-valid');
    await revokeCertificate(tx, certificate, { reason, by: caller.id, now });
    await notifyOfCertificate(platform, tx, { kind: 'revoked', certificate, text: reason });
    const details = { reason, undo: {} };
    const action = 'certificate-revoked';
    const undo = await logCertificate(tx, { caller, certificate, action, details, now });
    return { id, undo };
  });
}

/**
 * Issues a certificate anew with a corrected name, and withdraws the old one.
 * @throws AppError certificate-not-found, certificate-not-valid, invalid-input for the same name
 */
export async function reissue(
  platform: Platform,
  { caller, id, name }: { caller: Person; id: number; name: string },
): Promise<Changed> {
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    const certificate = requireValid(await lockDecided(tx, { caller, id }));
    if (certificate.name === name) {
      const errors = { name: [wording`هذا هو الاسم المكتوب على الشهادة الآن.`] };
      throw new AppError('invalid-input', { errors });
    }
    const made = await replaceCertificate(platform, tx, { certificate, name, by: caller.id });
    await notifyOfCertificate(platform, tx, { kind: 'corrected', certificate: made });
    const undo = await logCertificate(tx, {
      caller,
      certificate,
      action: 'certificate-reissued',
      details: { from: certificate.name, to: name, undo: { made: made.id } },
      also: [made.id],
      now,
    });
    return { id: made.id, undo };
  });
}
