import type { IdOrSlug, ListQuery } from '@nibras/contract/wire.ts';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { categories, courses, people } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { searchTable } from '#platform/search/search-table.ts';
import { courseFigures } from './figures.ts';

/** The columns of a course's card, also used on its own page. */
export const cardColumns = {
  id: courses.id,
  slug: courses.slug,
  name: courses.name,
  image: courses.image,
  description: courses.description,
  price: courses.price,
  createdAt: courses.createdAt,
  categoryId: categories.id,
  categoryName: categories.name,
  categorySlug: categories.slug,
  teacherName: people.name,
  teacherPhoto: people.photoPath,
  ...courseFigures,
};

/** The columns of a course's own page and its access rules. */
export const headColumns = {
  ...cardColumns,
  longDescription: courses.longDescription,
  introVideo: courses.introVideo,
  language: courses.language,
  certificate: courses.certificate,
  teacherId: courses.teacherId,
  updatedAt: courses.updatedAt,
};

/** Selects courses with the columns of their cards; callers add conditions. */
export const cards = (db: Queryable) =>
  db
    .select(cardColumns)
    .from(courses)
    .innerJoin(people, eq(people.id, courses.teacherId))
    .leftJoin(categories, eq(categories.id, courses.categoryId));

export type CourseCardRow = Awaited<ReturnType<typeof cards>>[number];

export const allCategories = (db: Queryable) =>
  db.select().from(categories).orderBy(categories.position, categories.id);

/**
 * The number of courses, in total or in a category. The database maintains it in `course_sizes`, because counting a
 * hundred thousand rows takes longer than selecting a page of them.
 */
async function storedCourseCount(db: Queryable, category: IdOrSlug | undefined): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    category === undefined
      ? sql`select coalesce(sum(courses), 0)::int as total from course_sizes`
      : sql`select coalesce(sum(courses), 0)::int as total from course_sizes where category_id =
          ${typeof category === 'number' ? category : sql`(select id from categories where slug = ${category})`}`,
  );
  return rows[0]?.total ?? 0;
}

/** A page of the courses, newest first, and their total number. An unknown category has none. */
export async function courseList(db: Queryable, query: ListQuery, category?: IdOrSlug) {
  const inCategory =
    category === undefined
      ? undefined
      : typeof category === 'number'
        ? eq(courses.categoryId, category)
        : eq(courses.categoryId, sql`(select id from categories where slug = ${category})`);
  const { where, total } =
    query.search.trim() === ''
      ? { where: inCategory, total: await storedCourseCount(db, category) }
      : await searchTable(db, courses, query.search, inCategory);
  const { limit, offset } = pageWindow(query);
  const newest = [desc(courses.createdAt), desc(courses.id)];
  // Find the page with the index only, then look up the card columns of its few courses.
  const onPage = db
    .select({ id: courses.id })
    .from(courses)
    .where(where)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const rows = await cards(db)
    .where(inArray(courses.id, onPage))
    .orderBy(...newest);
  return { rows, total };
}
