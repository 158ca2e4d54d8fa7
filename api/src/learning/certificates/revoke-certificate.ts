import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { certificates } from '#platform/database/schema/index.ts';
import type { CertificateRow } from './queries.ts';

/**
 * Withdraws a certificate, which the caller has locked. One that is withdrawn stays as it is.
 * @param reason stands on its public page
 * @param by null for the system
 */
export async function revokeCertificate(
  tx: Transaction,
  certificate: Pick<CertificateRow, 'id' | 'revokedAt'>,
  { reason, by, now }: { reason: string; by: number | null; now: Date },
): Promise<void> {
  if (certificate.revokedAt !== null) return;
  await tx
    .update(certificates)
    .set({ revokedAt: now, revokedBy: by, revokedReason: reason })
    .where(eq(certificates.id, certificate.id));
}

/** Makes a withdrawn certificate valid again; the caller has seen to it that no other one is. */
export async function restoreCertificate(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(certificates)
    .set({ revokedAt: null, revokedBy: null, revokedReason: null, replacedBy: null })
    .where(eq(certificates.id, id));
}

/** Says which certificate was issued in place of a withdrawn one. */
export async function linkReplacement(
  tx: Transaction,
  { old, replacedBy }: { old: number; replacedBy: number },
): Promise<void> {
  await tx.update(certificates).set({ replacedBy }).where(eq(certificates.id, old));
}
