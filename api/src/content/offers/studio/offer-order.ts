import type { OfferKind, OfferOrder } from '@nibras/contract/content/offers/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit/record-change.ts';
import type { Undoing } from '#platform/audit/undo.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { setRanks } from '#platform/resource/order.ts';
import { offerTables } from './offer-kinds.ts';

/** The services or projects that stand first in the lists of visitors. */
export async function orderedOffers(db: Queryable, kind: OfferKind): Promise<OfferOrder> {
  const { rows } = await db.execute<OfferOrder['items'][number]>(sql`
    select item.id, coalesce(nullif(draft.fields ->> 'name', ''), item.name) as name,
      nullif(case when draft.fields ? 'image' then draft.fields ->> 'image' else item.image end, '') as image,
      item.state, item.published
    from ${sql.identifier(offerTables[kind])} item
    left join drafts draft on draft.kind = ${kind} and draft.item_id = item.id
    where item.rank is not null and item.deleted_at is null order by item.rank, item.id`);
  return { ids: rows.map(({ id }) => id), items: rows };
}

/**
 * Chooses the services or projects that stand first in lists; all others follow, the newest first.
 * @throws AppError service-not-found …
 */
export function orderOffers(
  services: Pick<Platform, 'db' | 'now'>,
  { kind, caller, ids }: { kind: OfferKind; caller: Person; ids: number[] },
): Promise<{ undo: number }> {
  return recordChange(services, { caller, queue: `order of ${kind}` }, async (tx) => {
    const wanted = [...new Set(ids)];
    const { rows } = await tx.execute(sql`select from ${sql.identifier(offerTables[kind])}
      where id = any(${sql.param(wanted)}::int[])`);
    if (rows.length < wanted.length) throw new AppError(`${kind}-not-found`);
    const { ids: before } = await orderedOffers(tx, kind);
    await setRanks(tx, offerTables[kind], wanted);
    const entry = {
      action: 'offers-ordered' as const,
      kind,
      itemId: 0,
      details: { count: wanted.length, undo: { before } },
      changed: [`${kind}-order`],
    };
    return { result: undefined, entry };
  });
}

export const undoOrderOffers = async ({ tx, entry, data }: Undoing<{ before: number[] }>) => {
  await setRanks(tx, offerTables[entry.kind as OfferKind], data.before);
};
