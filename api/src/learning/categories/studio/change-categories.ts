import { studio as limits } from '@nibras/contract/limits.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { freeSlugs } from '#content/items/index.ts';
import { changeSettings } from '#platform/audit/change-settings.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { categories } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { categoryOf, categoryOrder, setCategoryOrder } from './category-queries.ts';

type Services = Pick<Platform, 'db' | 'now'>;
type Undone = Promise<{ undo: number }>;

const subject = (id: number, name: string) => ({
  kind: 'category',
  itemId: id,
  name,
  changed: [`category:${id}`],
});

/** @throws AppError forbidden, too-many-items */
export function makeCategory(
  { db, now }: Services,
  { caller, name }: { caller: Person; name: string },
): Undone {
  return changeSettings(db, { caller, now: now() }, async (tx) => {
    const count = await tx.$count(categories);
    if (count >= limits.categories) throw new AppError('too-many-items');
    const naming = { table: 'categories', names: [name], otherwise: 'category' } as const;
    const [slug = ''] = await freeSlugs(tx, naming);
    const values = { slug, name, position: count };
    const { id } = only(await tx.insert(categories).values(values).returning());
    const entry = { action: 'category-made' as const, ...subject(id, name), details: { undo: {} } };
    return { result: undefined, entry };
  });
}

/** How many courses, articles and services are in a category. */
async function uses(db: Queryable, category: number): Promise<Record<Used, number[]>> {
  const { rows } = await db.execute<{ used: Used; id: number }>(sql`
    select 'courses' as used, id from courses where category_id = ${category}
    union all select 'articles', id from articles where category_id = ${category}
    union all select 'services', id from services where category_id = ${category}`);
  const idsOf = (used: Used) => rows.filter((row) => row.used === used).map(({ id }) => id);
  return { courses: idsOf('courses'), articles: idsOf('articles'), services: idsOf('services') };
}
const usedTables = ['courses', 'articles', 'services'] as const;
type Used = (typeof usedTables)[number];

/** Takes a new category away, unless something has come into it. */
export async function undoMakeCategory({ tx, entry }: Undoing): Promise<void> {
  const used = Object.values(await uses(tx, entry.itemId)).flat();
  if (used.length > 0) tooLate();
  await tx.delete(categories).where(eq(categories.id, entry.itemId));
}

const isTaken = async (db: Queryable, slug: string, id: number) =>
  (await db.$count(categories, and(eq(categories.slug, slug), ne(categories.id, id)))) > 0;

/**
 * Renames a category; its address changes only where one is given.
 * @throws AppError forbidden, category-not-found, slug-taken
 */
export function changeCategory(
  { db, now }: Services,
  { caller, id, ...asked }: { caller: Person; id: number; name: string; slug?: string | undefined },
): Undone {
  return changeSettings(db, { caller, now: now() }, async (tx) => {
    const { name, slug } = await categoryOf(tx, id);
    if (asked.slug && (await isTaken(tx, asked.slug, id))) throw new AppError('slug-taken');
    const values = { name: asked.name, slug: asked.slug ?? slug };
    await tx.update(categories).set(values).where(eq(categories.id, id));
    const details = { name, to: asked.name, undo: { name, slug } };
    const entry = { action: 'category-changed' as const, ...subject(id, asked.name), details };
    return { result: undefined, entry };
  });
}

export async function undoChangeCategory({
  tx,
  entry,
  data,
}: Undoing<{ name: string; slug: string }>): Promise<void> {
  if (await isTaken(tx, data.slug, entry.itemId)) tooLate();
  await tx.update(categories).set(data).where(eq(categories.id, entry.itemId));
}

interface Removed extends Record<Used, number[]> {
  slug: string;
  /** The index among all categories, which by themselves may be numbered with holes. */
  position: number;
}

/**
 * Removes a category; what was in it stays, without one.
 * @throws AppError forbidden, category-not-found
 */
export function removeCategory(
  { db, now }: Services,
  { caller, id }: { caller: Person; id: number },
): Undone {
  return changeSettings(db, { caller, now: now() }, async (tx) => {
    const { name, slug } = await categoryOf(tx, id);
    const position = (await categoryOrder(tx)).indexOf(id);
    const used = await uses(tx, id);
    await tx.delete(categories).where(eq(categories.id, id));
    await setCategoryOrder(tx, []);
    const undo: Removed = { slug, position, ...used };
    const details = { count: used.courses.length, undo };
    const entry = { action: 'category-removed' as const, ...subject(id, name), details };
    return { result: undefined, entry };
  });
}

/** Makes the category anew, with its id, for what was in it and has been put into no other one since. */
export async function undoRemoveCategory({ tx, entry, data }: Undoing<Removed>): Promise<void> {
  const id = entry.itemId;
  if (await isTaken(tx, data.slug, id)) tooLate();
  await tx.execute(sql`insert into categories (id, slug, name, position) overriding system value
    values (${id}, ${data.slug}, ${entry.name}, ${data.position})`);
  const order = (await categoryOrder(tx)).filter((other) => other !== id);
  await setCategoryOrder(tx, order.toSpliced(data.position, 0, id));
  for (const table of usedTables) {
    await tx.execute(sql`update ${sql.identifier(table)} set category_id = ${id}
      where id = any(${sql.param(data[table])}::int[]) and category_id is null`);
  }
}

/**
 * Puts categories into an order; those that are not named follow as they are.
 * @throws AppError forbidden, category-not-found
 */
export function orderCategories(
  { db, now }: Services,
  { caller, ids }: { caller: Person; ids: number[] },
): Undone {
  return changeSettings(db, { caller, now: now() }, async (tx) => {
    const before = await categoryOrder(tx);
    if (ids.some((id) => !before.includes(id))) throw new AppError('category-not-found');
    await setCategoryOrder(tx, [...new Set(ids)]);
    const entry = {
      action: 'categories-ordered' as const,
      kind: 'category',
      itemId: 0,
      details: { undo: { before } },
      changed: ['category-order'],
    };
    return { result: undefined, entry };
  });
}

export async function undoOrderCategories({
  tx,
  data,
}: Undoing<{ before: number[] }>): Promise<void> {
  const known = await categoryOrder(tx);
  await setCategoryOrder(
    tx,
    data.before.filter((id) => known.includes(id)),
  );
}
