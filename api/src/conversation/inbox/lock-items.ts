import type { InboxKind, InboxState } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { kinds, tableOf } from './kinds.ts';
import { isOwn } from './policy.ts';

export interface LockedItem extends Record<string, unknown> {
  id: number;
  name: string;
  email: string;
  origin: Buffer | null;
  state: InboxState;
  about: string | null;
  text: string;
}

/**
 * Locks orders or messages of the caller until the transaction ends, in one order, so that two changes never wait for
 * each other in a circle.
 * @throws AppError order-not-found or message-not-found unless all of them are the caller's
 */
export async function lockItems(
  tx: Transaction,
  { caller, kind, ids }: { caller: Person; kind: InboxKind; ids: readonly number[] },
): Promise<LockedItem[]> {
  const { about, joins, missing, text } = kinds[kind];
  const wanted = [...new Set(ids)];
  const { rows } = await tx.execute<LockedItem>(sql`
    select item.id, item.name, item.email, item.origin, item.state, ${about} as about, ${text} as text
    from ${tableOf(kind)} item ${joins}
    where item.id = any(${sql.param(wanted)}::int[]) and ${isOwn(caller, kind, sql`item.service_id`)}
    order by item.id for no key update of item`);
  if (rows.length < wanted.length) throw new AppError(missing);
  return rows;
}
