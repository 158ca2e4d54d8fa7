import { type AddressedKind, addressedKinds } from '@nibras/contract/content/items/studio/page.ts';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { slugRedirects } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { tables } from './kinds.ts';
import type { ItemKey } from './queries.ts';

const addressed = (kind: ItemKey['kind']): AddressedKind | null =>
  addressedKinds.find((one) => one === kind) ?? null;

/** Others who choose slugs of the same table wait until the transaction ends, so that two never choose the same. */
export const lockSlugs = (tx: Transaction, table: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slugs of ${table}`}))`);

/** Whether another item of the kind, or of the same course, has the slug or had it while it was public. */
async function isSlugTaken(tx: Transaction, { kind, id }: ItemKey, slug: string): Promise<boolean> {
  const table = sql.identifier(getTableName(tables[kind]));
  const among =
    kind === 'lecture'
      ? sql`other.course_id = (select course_id from lectures where id = ${id})`
      : sql`true`;
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select exists (select from ${table} other
        where other.slug = ${slug} and other.id <> ${id} and ${among})
      or exists (select from slug_redirects
        where kind = ${kind} and slug = ${slug} and item_id <> ${id}) as taken`,
  );
  return rows[0]?.taken ?? false;
}

/**
 * Prepares an item, which the caller has locked, for another slug. If it was public, its former address leads to it
 * from now on; an address that it had before and takes again is no longer a former one.
 * @throws AppError slug-taken
 */
export async function changeAddress(
  tx: Transaction,
  item: ItemKey,
  { slug, wasPublic }: { slug: string; wasPublic: boolean },
): Promise<void> {
  const table = tables[item.kind];
  const [row] = await tx.select({ slug: table.slug }).from(table).where(eq(table.id, item.id));
  if (!row || row.slug === slug) return;
  await lockSlugs(tx, getTableName(table));
  if (await isSlugTaken(tx, item, slug)) throw new AppError('slug-taken');
  const kind = addressed(item.kind);
  if (!kind) return;
  await tx
    .delete(slugRedirects)
    .where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.slug, slug)));
  if (!wasPublic) return;
  await tx
    .insert(slugRedirects)
    .values({ kind, slug: row.slug, itemId: item.id })
    .onConflictDoNothing();
}
