import type { OfferKind, OfferOrder } from '@nibras/contract/content/offers/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import { changeSettings } from '#platform/audit/change-settings.ts';
import type { Undoing } from '#platform/audit/undo.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
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

/** Gives exactly these items a rank. */
const setRanks = (tx: Transaction, kind: OfferKind, ids: readonly number[]) =>
  tx.execute(sql`update ${sql.identifier(offerTables[kind])} item set rank = wanted.rank from (
      select item.id, place - 1 as rank
      from ${sql.identifier(offerTables[kind])} item
      left join unnest(${sql.param(ids)}::int[]) with ordinality as asked(id, place) using (id)
      where item.rank is not null or place is not null
    ) wanted
    where item.id = wanted.id and item.rank is distinct from wanted.rank`);

/**
 * Chooses the services or projects that stand first in lists; all others follow, the newest first.
 * @throws AppError service-not-found …
 */
export function orderOffers(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { kind, caller, ids }: { kind: OfferKind; caller: Person; ids: number[] },
): Promise<{ undo: number }> {
  const change = { caller, now: now() };
  return changeSettings(db, change, async (tx) => {
    const wanted = [...new Set(ids)];
    const { rows } = await tx.execute(sql`select from ${sql.identifier(offerTables[kind])}
      where id = any(${sql.param(wanted)}::int[])`);
    if (rows.length < wanted.length) throw new AppError(`${kind}-not-found`);
    const { ids: before } = await orderedOffers(tx, kind);
    await setRanks(tx, kind, wanted);
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
  await setRanks(tx, entry.kind as OfferKind, data.before);
};
