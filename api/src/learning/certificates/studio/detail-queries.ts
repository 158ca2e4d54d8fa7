import { desc, eq, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { certificateCorrections, certificates, people } from '#platform/database/schema/index.ts';
import type { CertificateRow } from '../queries.ts';

/** All requests about a certificate, the newest first. */
export const correctionsOf = (db: Queryable, certificate: number) =>
  db
    .select({ correction: certificateCorrections, decider: people.name })
    .from(certificateCorrections)
    .leftJoin(people, eq(people.id, certificateCorrections.decidedBy))
    .where(eq(certificateCorrections.certificateId, certificate))
    .orderBy(desc(certificateCorrections.id));
export type CorrectionWithDecider = Awaited<ReturnType<typeof correctionsOf>>[number];

const link = { id: certificates.id, code: certificates.code, name: certificates.name };

/** The certificate that this one was issued in place of, and the one that was issued in its place. */
export async function neighboursOf(db: Queryable, { id, replacedBy }: CertificateRow) {
  const rows = await db
    .select(link)
    .from(certificates)
    .where(
      or(
        eq(certificates.replacedBy, id),
        replacedBy === null ? undefined : eq(certificates.id, replacedBy),
      ),
    )
    .orderBy(desc(certificates.id));
  return {
    replaces: rows.find((row) => row.id !== replacedBy) ?? null,
    replacedBy: rows.find((row) => row.id === replacedBy) ?? null,
  };
}
