import type { StudioCategory } from '@nibras/contract/learning/categories/studio/shapes.ts';
import { asc, sql } from 'drizzle-orm';
import { inScope, type Scope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { categories } from '#platform/database/schema/index.ts';

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

/** The categories' order. */
export async function categoryOrder(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ id }) => id);
}
