import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { certificateCorrections, certificates, courses } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { type CertificateRow, certificateByCode } from './queries.ts';

export type CorrectionRow = typeof certificateCorrections.$inferSelect;

export interface OwnRow {
  certificate: CertificateRow;
  correction: CorrectionRow | null;
  /** Whether visitors see its course. */
  isPublic: boolean;
}

/** The newest request about a certificate, or about the one that it was issued in place of. */
const newestCorrection = sql`(select max(asked.id) from certificate_corrections asked
  join certificates about on about.id = asked.certificate_id
  where about.id = ${certificates.id} or about.replaced_by = ${certificates.id})`;

const ownRows = (db: Queryable, condition: SQL | undefined): Promise<OwnRow[]> =>
  db
    .select({
      certificate: certificates,
      correction: certificateCorrections,
      isPublic: sql<boolean>`coalesce(${courses.published}, false)`,
    })
    .from(certificates)
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .leftJoin(certificateCorrections, eq(certificateCorrections.id, newestCorrection))
    .where(condition)
    .orderBy(desc(certificates.issuedAt), desc(certificates.id));

/** A person's certificates, the newest first, without those that another one replaced. */
export const certificatesOf = (
  db: Queryable,
  { person, course }: { person: number; course?: number | undefined },
): Promise<OwnRow[]> =>
  ownRows(
    db,
    and(
      eq(certificates.personId, person),
      sql`${certificates.replacedBy} is null`,
      course === undefined ? undefined : eq(certificates.courseId, course),
    ),
  );

/** @throws AppError certificate-not-found for an unknown code and for another person's */
export async function ownCertificate(
  db: Queryable,
  { person, code }: { person: number; code: string },
): Promise<CertificateRow> {
  const row = orThrow(await certificateByCode(db, code), 'certificate-not-found');
  if (row.personId !== person) throw new AppError('certificate-not-found');
  return row;
}

/** One of a person's certificates with its newest request. */
export async function ownRow(db: Queryable, id: number): Promise<OwnRow> {
  const [row] = await ownRows(db, eq(certificates.id, id));
  return orThrow(row, 'certificate-not-found');
}

/** Whether visitors see a certificate's course. */
export async function isCoursePublic(db: Queryable, course: number | null): Promise<boolean> {
  if (course === null) return false;
  const [row] = await db
    .select({ published: courses.published })
    .from(courses)
    .where(eq(courses.id, course));
  return row?.published ?? false;
}
