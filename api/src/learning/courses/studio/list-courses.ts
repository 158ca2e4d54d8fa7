import type {
  CourseSort,
  StudioCoursesQuery,
} from '@nibras/contract/learning/courses/studio/shapes.ts';
import { studio as limits, listBounds } from '@nibras/contract/limits.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { courseRoleOf } from '#content/items/index.ts';
import { inScope, type Scope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { courseListings, courses, people, studioCourses } from '#platform/database/schema/index.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { askedOrder, type ListOrder, orderParts, orderSql } from '#platform/http/sorting.ts';
import { type FoundIn, searchedText } from '#platform/search/search.ts';

/** The field of a course's draft, or what is published where the draft does not have it. */
export const draftedText = (field: string, column: SQL) =>
  sql<
    string | null
  >`(select case when draft.fields ? ${field} then draft.fields ->> ${field} else ${column} end
    from (select 1) one left join drafts draft on draft.kind = 'course' and draft.item_id = courses.id)`;

/** The name that the course will have; the published one while the draft's is empty. */
export const courseName = sql<string>`coalesce((select nullif(fields ->> 'name', '') from drafts
  where kind = 'course' and item_id = courses.id), courses.name)`;

/** How many lectures of the course meet a condition. */
const lecturesWith = (condition: SQL) => sql<number>`(select count(*)::int from lectures
  where course_id = courses.id and ${condition} and deleted_at is null)`;

const cardColumns = (person: number) => ({
  id: courses.id,
  slug: courses.slug,
  name: courseName,
  image: draftedText('image', sql`courses.image`),
  state: courses.state,
  published: courses.published,
  publishAt: courses.publishAt,
  students: courseListings.students,
  lectures: courseListings.lectures,
  draftLectures: lecturesWith(sql`state in ('draft', 'scheduled')`),
  hiddenLectures: lecturesWith(sql`state = 'hidden'`),
  hasDraft: sql<boolean>`exists (select from drafts where kind = 'course' and item_id = courses.id and fields <> '{}')`,
  draftVersion: sql<
    number | null
  >`(select version::int from drafts where kind = 'course' and item_id = courses.id)`,
  price: draftedText('price', sql`courses.price::text`),
  workedAt: studioCourses.workedAt,
  teacherId: people.id,
  teacherName: people.name,
  role: courseRoleOf(person),
});

/** The order of the list: by an index of its own each. */
const orders: Record<CourseSort, ListOrder> = {
  changed: { by: studioCourses.workedAt, id: studioCourses.courseId, down: true },
  name: { by: courses.name, id: courses.id },
  students: { by: courseListings.students, id: courseListings.courseId, down: true },
  price: { by: courses.price, id: courses.id, down: true, emptyLast: true },
  created: { by: courses.createdAt, id: courses.id, down: true },
};

/**
 * A query for the ids of the courses whose published or drafted name, or whose description, a condition finds: each once,
 * so that it can end where enough are counted.
 */
const idsFoundBy = (condition: FoundIn) => sql`
  select id from courses where ${condition(sql`courses.search_text`)}
  union all select item_id from drafts where kind = 'course' and ${condition(sql`drafts.search_text`)}
    and not exists (select from courses where id = item_id and ${condition(sql`courses.search_text`)})`;

/**
 * The same as a condition of one course, for a list that is read in its order until a page is full. PostgreSQL would
 * find all courses first if it were asked whether one `exists`.
 */
const isFoundBy = (condition: FoundIn) => sql`(
  (select ${condition(sql`courses.search_text`)} from courses where id = ${studioCourses.courseId})
  or (select ${condition(sql`drafts.search_text`)} from drafts
    where kind = 'course' and item_id = ${studioCourses.courseId}))`;

/** How far the list, or what a search finds in it, is counted and paged. */
export const mostOf = (search: string): number =>
  search.trim() === '' ? listBounds.countedTo : listBounds.foundTo;

/**
 * How many of the listed courses a search finds, and the condition that is the quickest to find a page of them: few are
 * read in the index of their texts and sorted, many are met soon in the order of the list.
 */
async function foundCourses(
  db: Queryable,
  search: string,
  listed: SQL | undefined,
): Promise<{ found: SQL | undefined; total: number }> {
  if (search.trim() === '') {
    return { found: undefined, total: await countUpTo(db, studioCourses, listed) };
  }
  const { found, withTypo } = await searchedText(db, search);
  for (const how of [found, withTypo]) {
    const joined = sql`(${idsFoundBy(how)}) found
      join ${studioCourses} on ${studioCourses.courseId} = found.id`;
    const total = await countUpTo(db, joined, listed, listBounds.foundTo);
    const among = sql`${studioCourses.courseId} in (${idsFoundBy(how)})`;
    if (total > 0) return { found: total > listBounds.foundTo ? isFoundBy(how) : among, total };
  }
  return { found: sql`false`, total: 0 };
}

/**
 * A page of the courses in a scope, the one worked on last first unless it is sorted otherwise, and their number.
 * @param size how many courses a page has
 */
export async function studioCourseList(
  db: Queryable,
  scope: Scope,
  { search, state, page, sort }: StudioCoursesQuery,
  size: number = limits.coursesPerPage,
) {
  const order = askedOrder(orders, sort, 'changed');
  const listed = and(
    sql`not ${studioCourses.binned}`,
    state && eq(studioCourses.state, state),
    inScope(scope, studioCourses.courseId),
  );
  const { found, total } = await foundCourses(db, search, listed);
  const where = and(listed, found);
  const most = mostOf(search);
  const { limit, offset } = boundedWindow({ page, per_page: size }, most);
  // The page is found in one index; what is shown is read for its few courses only.
  const source =
    order.by === orders.changed.by
      ? sql`${studioCourses}`
      : sql`${studioCourses} join ${courses} on ${courses.id} = ${studioCourses.courseId} and ${courses.deletedAt} is null
        join ${courseListings} on ${courseListings.courseId} = ${studioCourses.courseId}`;
  const onPage = sql`select ${studioCourses.courseId} from ${source} where ${where}
    order by ${orderSql(order)} limit ${limit} offset ${offset}`;
  const selected = db
    .select(cardColumns(scope.person))
    .from(courses)
    .innerJoin(studioCourses, eq(studioCourses.courseId, courses.id))
    .innerJoin(courseListings, eq(courseListings.courseId, courses.id))
    .innerJoin(people, eq(people.id, courses.teacherId))
    .where(sql`${courses.id} in (${onPage})`)
    .orderBy(...orderParts(order));
  return { rows: await selected, total };
}
export type StudioCourseRow = Awaited<ReturnType<typeof studioCourseList>>['rows'][number];
