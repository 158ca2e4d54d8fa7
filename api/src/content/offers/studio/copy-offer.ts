import type { OfferKind } from '@nibras/contract/content/offers/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  columnFields,
  copyDraft,
  draftOf,
  freeSlugs,
  lockItem,
  readListFields,
  recordCreation,
  writeListFields,
} from '#content/items/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { offerTables } from './offer-kinds.ts';

interface Copying {
  kind: OfferKind;
  from: number;
  name: string;
  slug: string;
  now: Date;
}

/** Inserts a draft with the fields of another item. */
async function insertCopy(tx: Transaction, { kind, from, name, slug, now }: Copying) {
  const table = sql.identifier(offerTables[kind]);
  const copied = columnFields(kind).filter((field) => field !== 'name' && field !== 'slug');
  const columns: SQL = sql.join(
    copied.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${table} (name, slug, state, created_at, updated_at, ${columns})
    select ${name}, ${slug}, 'draft', ${now.toISOString()}, ${now.toISOString()}, ${columns}
    from ${table} where id = ${from} returning id`);
  const { id } = orThrow(rows[0], `${kind}-not-found`);
  const fields = await readListFields(tx, kind, from);
  await writeListFields(tx, { kind, id }, { fields, saves: {} });
  return id;
}

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
    const id = await insertCopy(tx, { kind, from, name, slug, now: time });
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
