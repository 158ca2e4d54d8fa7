import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { certificates } from '#platform/database/schema/index.ts';
import { newCodes } from '#platform/files/random-codes.ts';
import { type CertificateRow, validCertificate } from './queries.ts';
import { requireDrawable } from './require-drawable.ts';

/** The bits of one public status list. */
export const statusListSize = 131_072;

/** Another list begins when those that there are become half full: so a free bit is found by a few tries. */
const listsFor = (count: number) => Math.floor((2 * count) / statusListSize) + 1;

const triesAtMost = 50;

type NewCertificate = Omit<
  typeof certificates.$inferInsert,
  'code' | 'statusIndex' | 'personId' | 'courseId'
> & { personId: number; courseId: number };

/**
 * Stores a certificate with a random code and a random bit of the status lists, and with its name as it is printed.
 * @returns null where the person has a valid one for the course already
 * @throws AppError invalid-input for a name that it could not show whole
 */
export async function insertCertificate(
  tx: Transaction,
  values: NewCertificate,
): Promise<CertificateRow | null> {
  const name = requireDrawable(values.name);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select coalesce(max(id), 0)::int as count from certificates`,
  );
  const bits = listsFor(rows[0]?.count ?? 0) * statusListSize;
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const [code = ''] = newCodes(1);
    const [row] = await tx
      .insert(certificates)
      .values({ ...values, name, code, statusIndex: randomInt(bits) })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
    const { personId: person, courseId: course } = values;
    if (await validCertificate(tx, { person, course })) return null;
  }
  throw new Error('no free bit was found for a certificate');
}
