import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { people, purchases } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { PurchaseRow } from './queries.ts';

/** Locks a person for their purchases: two of them never change at once. @throws AppError person-not-found */
export async function lockBuyer(tx: Transaction, person: number): Promise<void> {
  const [row] = await tx
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, person))
    .for('no key update');
  if (!row) throw new AppError('person-not-found');
}

/**
 * Locks a purchase, and its person before it, so that all who change purchases wait for each other in the same order.
 * @throws AppError purchase-not-found
 */
export async function lockPurchase(tx: Transaction, id: number): Promise<PurchaseRow> {
  for (;;) {
    const [seen] = await tx
      .select({ person: purchases.personId })
      .from(purchases)
      .where(eq(purchases.id, id));
    if (!seen) throw new AppError('purchase-not-found');
    if (seen.person !== null) {
      await tx
        .select({ id: people.id })
        .from(people)
        .where(eq(people.id, seen.person))
        .for('no key update');
    }
    const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update');
    if (!row) throw new AppError('purchase-not-found');
    // A merge of accounts may have given it to another person meanwhile.
    if (row.personId === seen.person) return row as PurchaseRow;
  }
}
