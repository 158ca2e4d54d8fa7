import type { IdOrSlug, ListQuery } from '@nibras/contract/wire.ts';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { categories, courses, people } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { searchTable } from '#platform/search/search-table.ts';
import { courseFigures } from './figures.ts';

/** What a course's card shows; also the head of its own page. */
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

/** What a course's own page and its rules need besides. */
export const headColumns = {
  ...cardColumns,
  longDescription: courses.longDescription,
  introVideo: courses.introVideo,
  language: courses.language,
  certificate: courses.certificate,
  teacherId: courses.teacherId,
  updatedAt: courses.updatedAt,
};

/** Courses with what their cards need, to be narrowed further. */
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
 * How many courses there are, or a category has: the database keeps count (`course_sizes`), since counting a hundred
 * thousand takes longer than the page that is asked for.
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

/** One page of the courses, newest first, and how many there are. An unknown category has none. */
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
  // The page is found by the index alone, and only its few courses are then looked up with what their cards show.
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
