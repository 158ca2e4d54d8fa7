import type { IdOrSlug, ListQuery } from '@nibras/contract/wire.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { categories, courses, people } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { searched } from '#platform/search/searched.ts';

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
  enrolCount: sql<number>`(select count(*)::int from enrolments
    where enrolments.course_id = ${courses.id} and enrolments.status = 'joined')`,
  lectureCount: sql<number>`(select count(*)::int from lectures
    where lectures.course_id = ${courses.id})`,
  rating: sql<number | null>`(select round(avg(rating), 1)::float from reviews
    where reviews.course_id = ${courses.id})`,
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

/** One page of the courses, newest first, and how many there are. An unknown category has none. */
export async function courseList(db: Queryable, query: ListQuery, category?: IdOrSlug) {
  const inCategory =
    category === undefined
      ? undefined
      : typeof category === 'number'
        ? eq(courses.categoryId, category)
        : eq(courses.categoryId, sql`(select id from categories where slug = ${category})`);
  const { where, total } = await searched(db, courses, query.search, inCategory);
  const { limit, offset } = pageWindow(query);
  const rows = await cards(db)
    .where(where)
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(limit)
    .offset(offset);
  return { rows, total };
}
