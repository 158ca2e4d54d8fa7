import type { StudioCoursesQuery } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { courseRoleOf } from '#content/items/index.ts';
import { inScope, type Scope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { courseListings, courses, people, studioCourses } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';

/** The field of a course's draft, or what is published where the draft does not have it. */
export const draftedText = (field: string, column: SQL) =>
  sql<
    string | null
  >`(select case when draft.fields ? ${field} then draft.fields ->> ${field} else ${column} end
    from (select 1) one left join drafts draft on draft.kind = 'course' and draft.item_id = courses.id)`;

/** The name that the course will have; the published one while the draft's is empty. */
export const courseName = sql<string>`coalesce((select nullif(fields ->> 'name', '') from drafts
  where kind = 'course' and item_id = courses.id), courses.name)`;

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
  draftLectures: sql<number>`(select count(*)::int from lectures
    where course_id = courses.id and not lectures.published and deleted_at is null)`,
  hasDraft: sql<boolean>`exists (select from drafts where kind = 'course' and item_id = courses.id and fields <> '{}')`,
  workedAt: studioCourses.workedAt,
  teacherId: people.id,
  teacherName: people.name,
  role: courseRoleOf(person),
});

const order = [desc(studioCourses.workedAt), desc(studioCourses.courseId)];

/** The courses whose published or drafted name, or whose description, a condition finds. */
const foundBy = (condition: FoundIn) => sql`${studioCourses.courseId} in (
  select id from courses where ${condition(sql`courses.search_text`)}
  union all select item_id from drafts where kind = 'course' and ${condition(sql`drafts.search_text`)})`;

/** A page of the courses in a scope, the one worked on last first, and their number. */
export async function studioCourseList(
  db: Queryable,
  scope: Scope,
  { search, state, page }: StudioCoursesQuery,
) {
  const listed = and(
    sql`not ${studioCourses.binned}`,
    state && eq(studioCourses.state, state),
    inScope(scope, studioCourses.courseId),
  );
  const countOf = (condition: SQL | undefined) => db.$count(studioCourses, and(listed, condition));
  let total: number | null = null;
  const found = await searchCondition(db, search, foundBy, async (condition) => {
    total = await countOf(condition);
    return total > 0;
  });
  const where = and(listed, found);
  const { limit, offset } = pageWindow({ page, per_page: limits.coursesPerPage });
  // The page is found in one index; what is shown is read for its few courses only.
  const onPage = db
    .select({ id: studioCourses.courseId })
    .from(studioCourses)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const selected = db
    .select(cardColumns(scope.person))
    .from(courses)
    .innerJoin(studioCourses, eq(studioCourses.courseId, courses.id))
    .innerJoin(courseListings, eq(courseListings.courseId, courses.id))
    .innerJoin(people, eq(people.id, courses.teacherId))
    .where(inArray(courses.id, onPage))
    .orderBy(...order);
  // Counting ten thousand courses takes as long as reading a page of them, so both run at once.
  const [rows, counted] = await Promise.all([selected, total || countOf(found)]);
  return { rows, total: counted };
}
export type StudioCourseRow = Awaited<ReturnType<typeof studioCourseList>>['rows'][number];
