import { studio as limits } from '@nibras/contract/limits.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { freeSlugs } from '#content/items/index.ts';
import { recordChange } from '#platform/audit/record-change.ts';
import type { Undoing } from '#platform/audit/undo.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { categories } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { setPositions } from '#platform/resource/order.ts';
import { type Part, trackedRows } from '#platform/resource/tracked-rows.ts';
import { categoryOrder } from './category-queries.ts';

type Services = Pick<Platform, 'db' | 'now'>;
type Undone = Promise<{ undo: number }>;

const isTaken = async (db: Queryable, { slug, id }: { slug: string; id: number }) =>
  (await db.$count(categories, and(eq(categories.slug, slug), ne(categories.id, id)))) > 0;

/** What is in a category: read by ids, and put back if it has come into no other category since. */
const contents = (table: 'courses' | 'articles' | 'services'): Part<number[]> => ({
  read: async (tx, category) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from ${sql.identifier(table)} where category_id = ${category}`,
    );
    return rows.map(({ id }) => id);
  },
  write: (tx, category, ids) =>
    tx.execute(sql`update ${sql.identifier(table)} set category_id = ${category}
      where id = any(${sql.param(ids)}::int[]) and category_id is null`),
});

/** The index among all categories, which by themselves may be numbered with holes. */
const place: Part<number> = {
  read: async (tx, id) => (await categoryOrder(tx)).indexOf(id),
  write: async (tx, id, position) => {
    const others = (await categoryOrder(tx)).filter((other) => other !== id);
    await setPositions(tx, 'categories', others.toSpliced(position, 0, id));
  },
};

const isUsed = async (tx: Transaction, id: number): Promise<boolean> => {
  const { rows } = await tx.execute(sql`select from courses where category_id = ${id}
    union all select from articles where category_id = ${id}
    union all select from services where category_id = ${id} limit 1`);
  return rows.length > 0;
};

/** The order is not part of a change of a category, which another one may have moved since. */
export const categoryRows = trackedRows({
  kind: 'category',
  table: categories,
  columns: ['name', 'slug'],
  name: 'name',
  lost: {
    courses: contents('courses'),
    articles: contents('articles'),
    services: contents('services'),
    position: place,
  },
  missing: 'category-not-found',
  unique: { taken: 'slug-taken', isTaken },
  isUsed,
});

/** @throws AppError too-many-items */
export const createCategory = (
  services: Services,
  { caller, name }: { caller: Person; name: string },
): Undone =>
  categoryRows.create(services, { caller, action: 'category-made' }, async (tx) => {
    const position = await tx.$count(categories);
    if (position >= limits.categories) throw new AppError('too-many-items');
    const naming = { table: 'categories', names: [name], otherwise: 'category' } as const;
    const [slug = ''] = await freeSlugs(tx, naming);
    return { row: { name, slug }, more: { position } };
  });

/**
 * Renames a category; its address changes only where one is given.
 * @throws AppError category-not-found, slug-taken
 */
export const changeCategory = (
  services: Services,
  {
    caller,
    id,
    name,
    slug,
  }: { caller: Person; id: number; name: string; slug?: string | undefined },
): Undone =>
  categoryRows.change(services, { caller, id, action: 'category-changed' }, async (before) => ({
    row: { name, slug: slug ?? before.slug },
    details: { name: before.name, to: name },
  }));

/** Removes a category; what was in it stays, without one. @throws AppError category-not-found */
export const removeCategory = (services: Services, of: { caller: Person; id: number }): Undone =>
  categoryRows.remove(services, { ...of, action: 'category-removed' }, async (tx, before) => {
    const others = (await categoryOrder(tx)).filter((id) => id !== of.id);
    await setPositions(tx, 'categories', others);
    return { count: before.courses.length };
  });

/**
 * Puts categories into an order; those that are not named follow as they are.
 * @throws AppError category-not-found
 */
export const orderCategories = (
  services: Services,
  { caller, ids }: { caller: Person; ids: number[] },
): Undone =>
  recordChange(services, { caller, queue: categoryRows.queue }, async (tx) => {
    const before = await categoryOrder(tx);
    if (ids.some((id) => !before.includes(id))) throw new AppError('category-not-found');
    await setPositions(tx, 'categories', ids);
    const entry = {
      action: 'categories-ordered' as const,
      kind: 'category',
      itemId: 0,
      details: { undo: { before } },
      changed: ['category-order'],
    };
    return { result: undefined, entry };
  });

export const undoOrderCategories = async ({ tx, data }: Undoing<{ before: number[] }>) => {
  await setPositions(tx, 'categories', data.before);
};
