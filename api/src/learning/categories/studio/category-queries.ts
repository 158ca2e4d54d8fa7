import type { StudioCategory } from '@nibras/contract/learning/categories/studio/shapes.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { inScope, type Scope } from '#learning/staff/index.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { categories } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';

/** All categories in their order, each with the number of courses that visitors or the scope see. */
export async function studioCategories(db: Queryable, scope: Scope): Promise<StudioCategory[]> {
  const own = inScope(scope, sql`courses.id`) ?? sql`true`;
  return db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      position: categories.position,
      courses: sql<number>`(select count(*)::int from courses
        where courses.category_id = categories.id and deleted_at is null and (courses.published or ${own}))`,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}

/** @throws AppError category-not-found */
export async function categoryOf(db: Queryable, id: number) {
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  return orThrow(row, 'category-not-found');
}

export async function categoryOrder(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ id }) => id);
}

/** Numbers the categories from 0: first those that are named, then the others in the order that they have. */
export async function setCategoryOrder(tx: Transaction, ids: readonly number[]): Promise<void> {
  const rest = (await categoryOrder(tx)).filter((id) => !ids.includes(id));
  await tx.execute(sql`update categories set position = wanted.place - 1
    from unnest(${sql.param([...ids, ...rest])}::int[]) with ordinality as wanted(id, place)
    where categories.id = wanted.id and categories.position <> wanted.place - 1`);
}
