import type { StudioCategory } from '@nibras/contract/learning/categories/studio/shapes.ts';
import { asc, type SQL, sql } from 'drizzle-orm';
import { inScope, type Scope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { categories } from '#platform/database/schema/index.ts';

/** All courses of a category but those in the trash. */
const all = sql<number>`coalesce(
  (select courses from category_sizes where category_id = categories.id), 0)`;

/** The published courses of a category, and those of the caller that are not published. */
const seenBy = (own: SQL) => sql<number>`(coalesce(
    (select sum(courses) from course_sizes where category_id = categories.id), 0)
  + (select count(*) from courses where category_id = categories.id and not published and deleted_at is null
      and ${own}))::int`;

/** All categories in their order, each with the number of courses that visitors or the scope see. */
export async function studioCategories(db: Queryable, scope: Scope): Promise<StudioCategory[]> {
  const own = inScope(scope, sql`courses.id`);
  return db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      position: categories.position,
      courses: own ? seenBy(own) : all,
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
