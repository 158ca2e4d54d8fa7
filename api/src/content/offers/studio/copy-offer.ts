import type { OfferKind } from '@nibras/contract/content/offers/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  copyDraft,
  draftOf,
  freeSlugs,
  insertCopy,
  lockItem,
  recordCreation,
} from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { offerTables } from './offer-kinds.ts';

/**
 * Copies a service or a project with its pictures and what it is related to, as a draft with a name and an address of
 * its own.
 * @throws AppError service-not-found …
 */
export function copyOffer(
  services: Pick<Platform, 'db' | 'now'>,
  { kind, caller, id: from }: { kind: OfferKind; caller: Person; id: number },
): Promise<{ id: number; undo: number }> {
  return recordCreation(services, { caller, kind }, async (tx, time) => {
    orThrow(await lockItem(tx, { kind, id: from }), `${kind}-not-found`);
    const original = await nameOf(tx, kind, from);
    const name = `نسخة من ${original}`;
    const naming = { table: offerTables[kind], names: [name], otherwise: kind };
    const [slug = ''] = await freeSlugs(tx, naming);
    const values = { name, slug, created_at: time.toISOString(), updated_at: time.toISOString() };
    const id = await insertCopy(tx, { kind, from, values });
    const left = sql`key in ('name', 'slug')`;
    await copyDraft(tx, { kind, from, to: id, person: caller.id, left });
    return { id, copyOf: original };
  });
}

/** The name that the item will have; the published one while the draft's is empty. */
async function nameOf(tx: Transaction, kind: OfferKind, id: number): Promise<string> {
  const drafted = (await draftOf(tx, { kind, id }))?.fields.name;
  if (typeof drafted === 'string' && drafted.trim() !== '') return drafted.trim();
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from ${sql.identifier(offerTables[kind])} where id = ${id}`,
  );
  return rows[0]?.name ?? '';
}
