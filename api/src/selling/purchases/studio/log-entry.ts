import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { buyerOf } from './detail-queries.ts';

interface Change {
  action: LogAction;
  purchase: { id: number; reference: string; personId: number | null };
  /** Who changed it. */
  by: number;
  /** The money that it was about, as the log writes it. */
  money?: string;
  reason?: string;
  now: Date;
}

/** Writes into the audit log what was done with a purchase, which is called by its reference and its buyer. */
export async function logSale(
  tx: Transaction,
  { action, purchase, by, money, reason, now }: Change,
): Promise<number> {
  const buyer = await buyerOf(tx as Queryable, purchase.personId);
  return writeEntry(tx, {
    person: by,
    action,
    kind: 'purchase',
    itemId: purchase.id,
    name: purchase.reference,
    details: {
      ...(buyer && { name: buyer.name }),
      ...(money && { to: money }),
      ...(reason && { reason }),
    },
    now,
  });
}
