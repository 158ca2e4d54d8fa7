import type { Currency } from '@nibras/contract/site/site.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { creditEntries } from '#platform/database/schema/index.ts';

const sum = sql<number>`coalesce(sum(${creditEntries.amount}), 0)`.mapWith(Number);

/** What a person has to spend, in minor units; what open purchases hold is not in it. */
export async function creditOf(db: Queryable, person: number, currency: Currency): Promise<number> {
  const [row] = await db
    .select({ sum })
    .from(creditEntries)
    .where(and(eq(creditEntries.personId, person), eq(creditEntries.currency, currency)));
  return row?.sum ?? 0;
}

/** What a person has to spend in every currency of which they have some. */
export async function creditsOf(
  db: Queryable,
  person: number,
): Promise<{ amount: number; currency: Currency }[]> {
  const rows = await db
    .select({ amount: sum, currency: creditEntries.currency })
    .from(creditEntries)
    .where(eq(creditEntries.personId, person))
    .groupBy(creditEntries.currency)
    .having(sql`${sum} <> 0`)
    .orderBy(creditEntries.currency);
  return rows.map(({ amount, currency }) => ({ amount, currency: currency as Currency }));
}

interface CreditChange {
  person: number;
  purchase: number;
  currency: string;
  amount: number;
}

/** Takes credit for an open purchase, so that no other purchase spends it; the person is locked. */
export async function holdCredit(tx: Transaction, change: CreditChange): Promise<void> {
  if (change.amount > 0) await giveCredit(tx, { ...change, amount: -change.amount });
}

/**
 * Gives back what an unpaid purchase held, as if it had never been taken. Money that came for it and became credit stays.
 */
export async function releaseCredit(tx: Transaction, purchase: number): Promise<void> {
  await tx
    .delete(creditEntries)
    .where(and(eq(creditEntries.purchaseId, purchase), lt(creditEntries.amount, 0)));
}

/** Adds to what a person has to spend: a refund of credit, or money that could open nothing. */
export async function giveCredit(
  tx: Transaction,
  { person, purchase, currency, amount }: CreditChange,
): Promise<void> {
  await tx
    .insert(creditEntries)
    .values({ personId: person, purchaseId: purchase, currency, amount });
}

/** Adds what a code has brought. The table takes each code once. */
export async function addCodeCredit(
  tx: Transaction,
  { person, code, currency, amount }: Omit<CreditChange, 'purchase'> & { code: number },
): Promise<void> {
  await tx.insert(creditEntries).values({ personId: person, codeId: code, currency, amount });
}
