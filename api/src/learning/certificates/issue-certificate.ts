import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { drawableName } from '#platform/typst/drawable.ts';
import { documentNow } from './document-of.ts';
import { certificateFacts } from './facts.ts';
import { insertCertificate } from './insert-certificate.ts';
import { notifyOfCertificate } from './notify-of-certificate.ts';
import { type CertificateRow, validCertificate } from './queries.ts';
import { holdCertificate, stopWaiting } from './waiting-certificates.ts';

interface Issue {
  person: number;
  course: number;
  completedAt: Date;
  /** The mean of the marks in per cent. */
  mark: number | null;
  /** Who grants it by hand, and why; null where the rules do. */
  granted: { by: number | null; note: string } | null;
  /** Nothing is sent to the student. */
  quiet?: boolean;
}

/**
 * Issues a certificate and notifies its owner by notice, push and mail, in the caller's transaction. Where the certificate
 * could not show the whole name it waits, and its owner is asked for another name.
 * @returns null where the person has a valid one for the course, or either does not exist
 */
export async function issueCertificate(
  platform: Platform,
  tx: Transaction,
  { person, course, completedAt, mark, granted, quiet = false }: Issue,
): Promise<CertificateRow | 'waits' | null> {
  const facts = await certificateFacts(tx, { person, course });
  if (!facts) return null;
  if (drawableName(facts.name) === null) {
    if (await validCertificate(tx, { person, course })) return null;
    await holdCertificate(platform, tx, {
      personId: person,
      courseId: course,
      courseName: facts.course.name,
      name: facts.name,
      completedAt,
      mark,
      granted: granted !== null,
      issuedBy: granted?.by ?? null,
      note: granted?.note ?? '',
      createdAt: platform.now(),
      quiet,
    });
    return 'waits';
  }
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
  if (certificate) await stopWaiting(tx, { person, course });
  if (certificate && !quiet) {
    await notifyOfCertificate(platform, tx, { kind: 'issued', certificate });
  }
  return certificate;
}
