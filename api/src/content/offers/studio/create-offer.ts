import type { OfferKind } from '@nibras/contract/content/offers/studio/shapes.ts';
import { freeSlugs, recordCreation, tables } from '#content/items/index.ts';
import { only } from '#platform/database/only.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { offerTables } from './offer-kinds.ts';

/**
 * Makes an empty service or project as a draft.
 * @throws AppError forbidden
 */
export function createOffer(
  services: Pick<Platform, 'db' | 'now'>,
  { kind, caller, name }: { kind: OfferKind; caller: Person; name: string },
): Promise<{ id: number; undo: number }> {
  return recordCreation(services, { caller, kind }, async (tx, time) => {
    const naming = { table: offerTables[kind], names: [name], otherwise: kind };
    const [slug = ''] = await freeSlugs(tx, naming);
    const values = { slug, name, state: 'draft', createdAt: time, updatedAt: time } as const;
    const table = tables[kind];
    const { id } = only(await tx.insert(table).values(values).returning({ id: table.id }));
    return { id };
  });
}
