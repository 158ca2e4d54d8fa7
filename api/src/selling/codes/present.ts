import type { CodeBatch, PackCode } from '@nibras/contract/selling/codes/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import type { BatchRow, PackCodeRow } from './batch-queries.ts';

const time = (at: Date | null) => at?.toISOString() ?? null;

export const presentBatch = ({ batch, by, courses, ...row }: BatchRow): CodeBatch => ({
  id: batch.id,
  name: batch.name,
  prefix: batch.prefix,
  state: row.state,
  gift: batch.gift,
  courses,
  amount: batch.amount,
  currency: batch.currency as Currency,
  printed_price: batch.printedPrice,
  access_days: batch.accessDays,
  valid_from: time(batch.validFrom),
  valid_until: time(batch.validUntil),
  by,
  created_at: batch.createdAt.toISOString(),
  count: batch.count,
  used: row.used,
  cancelled: row.cancelled,
  left: batch.count - row.used - row.cancelled,
});

/** A used code whose person has deleted their account has a time and nobody. */
export function presentPackCode(row: PackCodeRow): PackCode {
  const { personId: id, personName: name, personEmail: email } = row;
  return {
    number: row.number,
    state: row.redeemedAt ? 'used' : row.cancelledAt ? 'cancelled' : 'left',
    by: id === null || name === null || email === null ? null : { id, name, email },
    at: time(row.redeemedAt ?? row.cancelledAt),
  };
}
