import {
  type CourseLength,
  type CourseListOption,
  type CourseOrder,
  courseListOptionNames,
} from '@nibras/contract/learning/courses/course-options.ts';
import type { CourseListQuery } from '@nibras/contract/learning/courses/shapes.ts';
import { courseLengths, lists } from '@nibras/contract/limits.ts';
import type { IdOrSlug } from '@nibras/contract/wire.ts';
import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courseOpenTo, published } from '#platform/database/published.ts';
import {
  categories,
  courseListings,
  courseSizes,
  courses,
  favourites,
  people,
} from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { bestFirst } from '#platform/search/best-first.ts';
import type { Searched } from '#platform/search/search.ts';
import { searchTable, type TableSearch } from '#platform/search/search-table.ts';
import { courseFigures } from './figures.ts';

/** The columns of a course's card, also used on its own page. */
export const cardColumns = {
  id: courses.id,
  slug: courses.slug,
  name: courses.name,
  image: courses.image,
  description: courses.description,
  price: courses.price,
  level: courses.level,
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
  completionRules: courses.completionRules,
  soldDays: courses.soldDays,
  soldUntil: courses.soldUntil,
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

const lengths: Record<CourseLength, SQL | undefined> = {
  short: lt(courseListings.minutes, courseLengths.mediumFrom),
  medium: and(
    gte(courseListings.minutes, courseLengths.mediumFrom),
    lt(courseListings.minutes, courseLengths.longFrom),
  ),
  long: gte(courseListings.minutes, courseLengths.longFrom),
};

/** Every order ends with the id, so that pages neither repeat nor miss a course. */
const orders: Record<CourseOrder | 'default', SQL[]> = {
  default: [
    asc(courseListings.rank),
    desc(courseListings.createdAt),
    desc(courseListings.courseId),
  ],
  newest: [desc(courseListings.createdAt), desc(courseListings.courseId)],
  popular: [desc(courseListings.students), desc(courseListings.courseId)],
  rated: [
    sql`${courseListings.rating} desc nulls last`,
    desc(courseListings.reviews),
    desc(courseListings.courseId),
  ],
};

const inCategory = (column: Column, category: IdOrSlug) =>
  eq(
    column,
    typeof category === 'number'
      ? category
      : sql`(select id from categories where slug = ${category})`,
  );

/** The condition of the filters on `course_listings`; undefined without any. */
const filterCondition = ({ free, level, length }: CourseListQuery, category?: IdOrSlug) =>
  and(
    category === undefined ? undefined : inCategory(courseListings.categoryId, category),
    free && eq(courseListings.free, true),
    level && eq(courseListings.level, level),
    length && lengths[length],
  );

/**
 * The number of courses that the filters find. The database maintains it in `course_sizes`, because counting a hundred
 * thousand rows takes longer than selecting a page of them.
 */
async function storedCourseCount(
  db: Queryable,
  { free, level, length }: CourseListQuery,
  category?: IdOrSlug,
): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${courseSizes.courses}), 0)::int` })
    .from(courseSizes)
    .where(
      and(
        category === undefined ? undefined : inCategory(courseSizes.categoryId, category),
        free && eq(courseSizes.free, true),
        level && eq(courseSizes.level, level),
        length && eq(courseSizes.length, length),
      ),
    );
  return row?.total ?? 0;
}

/** The condition of a list on `course_listings`, and how many courses meet it. */
async function matching(
  db: Queryable,
  query: CourseListQuery,
  category: IdOrSlug | undefined,
): Promise<TableSearch> {
  const filters = filterCondition(query, category);
  if (query.search.trim() !== '') {
    const filtered = db.select({ id: courseListings.courseId }).from(courseListings).where(filters);
    const found = await searchTable(
      db,
      courses,
      query.search,
      filters && inArray(courses.id, filtered),
    );
    const ids = db.select({ id: courses.id }).from(courses).where(found.where);
    return { ...found, where: inArray(courseListings.courseId, ids) };
  }
  const total = await storedCourseCount(db, query, category);
  return { where: and(published(courseListings), filters), total, searched: null };
}

/** The order of what a search has found. */
const foundOrder = (searched: Searched): SQL[] => [
  bestFirst({
    id: courses.id,
    searched,
    title: courses.name,
    description: { written: courses.description, folded: courses.searchText },
    joined: courseListings.students,
    createdAt: courseListings.createdAt,
  }),
  desc(courseListings.courseId),
];

/** A page of the courses in the chosen order, and the total number. An unknown category has none. */
export async function courseList(db: Queryable, query: CourseListQuery, category?: IdOrSlug) {
  const found = await matching(db, query, category);
  const { where, total, searched } = found;
  const order = searched && !query.sort ? foundOrder(searched) : orders[query.sort ?? 'default'];
  const { limit, offset } = pageWindow(query);
  // Find the page with one index only, then look up the card columns of its few courses.
  const listed = db.select({ id: courseListings.courseId }).from(courseListings);
  const onPage = (
    searched ? listed.innerJoin(courses, eq(courses.id, courseListings.courseId)) : listed
  )
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await cards(db)
    .innerJoin(courseListings, eq(courseListings.courseId, courses.id))
    .where(inArray(courses.id, onPage))
    .orderBy(...order);
  return { rows, total, found };
}

/** What the list can be sorted and filtered by: by level only where some course has one. */
export async function courseListOptions(db: Queryable): Promise<CourseListOption[]> {
  const { rows } = await db.execute<{ leveled: boolean }>(
    sql`select exists (select from course_sizes where level <> '' and courses > 0) as leveled`,
  );
  return courseListOptionNames.filter((name) => name !== 'level' || rows[0]?.leveled);
}

/** A page of a person's favourite courses, the newest favourite first, and their number. */
export async function favouriteCourses(db: Queryable, person: number, page: number) {
  const { limit, offset } = pageWindow({ page, per_page: lists.favouritesPerPage });
  const own = and(eq(favourites.personId, person), courseOpenTo(person));
  const rows = await cards(db)
    .innerJoin(favourites, eq(favourites.courseId, courses.id))
    .where(own)
    .orderBy(desc(favourites.createdAt), desc(favourites.courseId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(favourites)
    .innerJoin(courses, eq(courses.id, favourites.courseId))
    .where(own);
  return { rows, total: counted?.total ?? 0 };
}
