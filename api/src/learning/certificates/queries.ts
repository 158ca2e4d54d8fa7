import { readPackCode } from '@nibras/contract/text/pack-code.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { certificates } from '#platform/database/schema/index.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/**
 * The certificate of a code, as people type it: small letters, Arabic digits, dashes, or the whole link. What cannot be a
 * code is looked up like any other, so that the time of the answer tells nothing.
 */
export async function certificateByCode(
  db: Queryable,
  typed: string,
): Promise<CertificateRow | null> {
  const code = readPackCode(typed) ?? '';
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
  return row ?? null;
}

/** Locks a certificate, against two decisions about it at once. */
export async function lockCertificate(tx: Transaction, id: number): Promise<CertificateRow | null> {
  const [row] = await tx.select().from(certificates).where(eq(certificates.id, id)).for('update');
  return row ?? null;
}

/** The valid certificate of a person for a course. */
export async function validCertificate(
  db: Queryable,
  { person, course }: { person: number; course: number },
): Promise<CertificateRow | null> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.personId, person),
        eq(certificates.courseId, course),
        sql`${certificates.revokedAt} is null`,
      ),
    );
  return row ?? null;
}

/** Whether a person has or had any certificate for a course. */
export async function hadCertificate(
  db: Queryable,
  { person, course }: { person: number; course: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.personId, person), eq(certificates.courseId, course)))
    .limit(1);
  return rows.length > 0;
}

export const stateOf = ({
  revokedAt,
  replacedBy,
}: Pick<CertificateRow, 'revokedAt' | 'replacedBy'>): 'valid' | 'revoked' | 'replaced' => {
  if (revokedAt === null) return 'valid';
  return replacedBy === null ? 'revoked' : 'replaced';
};
