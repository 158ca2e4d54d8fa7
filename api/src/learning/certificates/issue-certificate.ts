import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { documentNow } from './document-of.ts';
import { certificateFacts } from './facts.ts';
import { insertCertificate } from './insert-certificate.ts';
import { notifyOfCertificate } from './notify-of-certificate.ts';
import type { CertificateRow } from './queries.ts';

interface Issue {
  person: number;
  course: number;
  completedAt: Date;
  /** The mean of the marks in per cent. */
  mark: number | null;
  /** Who grants it by hand, and why; null where the rules do. */
  granted: { by: number; note: string } | null;
  /** Nothing is sent to the student. */
  quiet?: boolean;
}

/**
 * Issues a certificate and tells its owner by notice, push and mail, in the caller's transaction.
 * @returns null where the person has a valid one for the course, or either does not exist
 */
export async function issueCertificate(
  platform: Platform,
  tx: Transaction,
  { person, course, completedAt, mark, granted, quiet = false }: Issue,
): Promise<CertificateRow | null> {
  const facts = await certificateFacts(tx, { person, course });
  if (!facts) return null;
  const certificate = await insertCertificate(tx, {
    personId: person,
    courseId: course,
    name: facts.name,
    courseName: facts.course.name,
    paper: await documentNow(tx, facts, mark),
    completedAt,
    issuedAt: platform.now(),
    issuedBy: granted?.by ?? null,
    note: granted?.note ?? '',
  });
  if (certificate && !quiet) {
    await notifyOfCertificate(platform, tx, { kind: 'issued', certificate });
  }
  return certificate;
}
