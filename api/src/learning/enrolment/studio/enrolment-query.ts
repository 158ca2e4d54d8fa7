import type {
  EnrolmentList,
  EnrolmentSort,
  EnrolmentsQuery,
} from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { enrolments as limits } from '@nibras/contract/limits.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined, isMemberNow } from '#platform/database/membership.ts';
import { courses, enrolments, people } from '#platform/database/schema/index.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { askedOrder, type ListOrder, orderParts, orderSql } from '#platform/http/sorting.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';

/** The condition that the caller may enrol people in the enrolment's course: its teachers, and admins. */
const enrolledBy = ({ allCourses, person }: Scope): SQL | undefined =>
  allCourses
    ? undefined
    : sql`${enrolments.courseId} in (select course_id from course_staff
        where person_id = ${person} and role = 'teacher')`;

/** Of the entitlement that lasts longest, which is the one that access has come from. */
const reason = sql`(select given.granted_by, given.note, giver.name as giver
  from entitlements given left join people giver on giver.id = given.granted_by
  where given.person_id = enrolments.person_id and given.course_id = enrolments.course_id
  order by coalesce(least(given.valid_until, given.revoked_at), 'infinity') desc, given.id desc limit 1)`;

const columns = {
  id: enrolments.id,
  personId: people.id,
  personName: people.name,
  personEmail: people.email,
  personPhoto: people.photoPath,
  courseId: courses.id,
  courseName: courses.name,
  source: enrolments.source,
  giverId: sql<number | null>`reason.granted_by`,
  giverName: sql<string | null>`reason.giver`,
  note: sql<string>`coalesce(reason.note, '')`,
  joinedAt: sql`coalesce(${enrolments.joinedAt}, ${enrolments.createdAt})`.mapWith(
    enrolments.createdAt,
  ) as SQL<Date>,
  accessUntil: enrolments.accessUntil,
  active: sql<boolean>`${isMemberNow()}`,
  lectures: sql<number>`(select count(*)::int from lectures
    where lectures.course_id = ${courses.id} and lectures.published)`,
  watched: sql<number>`(select count(*)::int from progress join lectures on lectures.id = progress.lecture_id
    where lectures.course_id = ${courses.id} and lectures.published and progress.person_id = ${people.id}
      and progress.status = 'endWatch')`,
};

const selectRows = (db: Queryable) =>
  db
    .select(columns)
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(sql`lateral ${reason} reason`, sql`true`);

const listed: Record<EnrolmentList, (soon: string) => SQL> = {
  active: () => isMemberNow(),
  ending: (soon) => sql`(${isMemberNow()} and ${enrolments.accessUntil} <= ${soon}::timestamptz)`,
  ended: () => sql`${enrolments.accessUntil} <= now()`,
};

const { id } = enrolments;
const orders: Record<EnrolmentSort, ListOrder> = {
  joined: { by: enrolments.joinedAt, id, down: true },
  name: { by: people.name, id },
  ends: { by: enrolments.accessUntil, id },
};

/** The order without one: the next end first, or the last one; otherwise the person who joined last. */
const usualSort = (list: EnrolmentList | undefined): EnrolmentsQuery['sort'] => {
  if (list === 'ending') return 'ends';
  return list === 'ended' ? '-ends' : 'joined';
};

/** The people are found in the index of their texts first; the list is then read for them. */
const foundBy = (condition: FoundIn) =>
  sql`${enrolments.personId} in (select id from people where ${condition(sql`people.search_text`)})`;

/**
 * Enrolments with the names of their people. Where nearly all people have one, the people are read in the order of their names
 * until a page is full; PostgreSQL would join and sort all of them (`offset 0` keeps it from that). Few are found first and sorted.
 */
const byName = (wanted: SQL | undefined, isWide: boolean) =>
  isWide
    ? sql`people cross join lateral (select id from enrolments
        where person_id = people.id and ${wanted} offset 0) enrolments`
    : sql`enrolments join people on people.id = enrolments.person_id where ${wanted}`;

/**
 * A page of the enrolments in a scope, and their number.
 * @param query.size how many enrolments a page has
 */
export async function enrolmentPage(
  db: Queryable,
  scope: Scope,
  query: EnrolmentsQuery & { now: Date; size?: number },
) {
  const { search, course, person, source, list, page, sort, now, size = limits.perPage } = query;
  const soon = new Date(now.getTime() + limits.endingWithin).toISOString();
  const wanted = and(
    hasJoined(),
    enrolledBy(scope),
    course === undefined ? undefined : eq(enrolments.courseId, course),
    person === undefined ? undefined : eq(enrolments.personId, person),
    source && eq(enrolments.source, source),
    list && listed[list](soon),
  );
  const countOf = (condition: SQL | undefined) => countUpTo(db, enrolments, and(wanted, condition));
  let total: number | null = null;
  const anyMatch = async (condition: SQL | undefined) => {
    total = await countOf(condition);
    return total > 0;
  };
  const found = await searchCondition(db, search, foundBy, anyMatch, { namesOnly: true });
  const order = askedOrder(orders, sort ?? usualSort(list), 'joined');
  const { limit, offset } = boundedWindow({ page, per_page: size });
  // The page is found in one index; what is shown is read for its few rows only.
  const isWide =
    scope.allCourses && !found && course === undefined && person === undefined && !source;
  const from = sort?.endsWith('name')
    ? byName(and(wanted, found), isWide && (list === undefined || list === 'active'))
    : sql`enrolments where ${and(wanted, found)}`;
  const onPage = sql`select enrolments.id from ${from}
    order by ${orderSql(order)} limit ${limit} offset ${offset}`;
  const [rows, counted] = await Promise.all([
    selectRows(db)
      .where(sql`${enrolments.id} in (${onPage})`)
      .orderBy(...orderParts(order)),
    total || countOf(found),
  ]);
  return { rows, total: counted };
}
export type EnrolmentRow = Awaited<ReturnType<typeof enrolmentPage>>['rows'][number];

/** One enrolment in a scope; null for a foreign one, and for one that waits for its code. */
export async function enrolmentById(
  db: Queryable,
  scope: Scope,
  id: number,
): Promise<EnrolmentRow | null> {
  const [row] = await selectRows(db).where(
    and(eq(enrolments.id, id), hasJoined(), enrolledBy(scope)),
  );
  return row ?? null;
}

/** A person's enrolment in a course. */
export async function enrolmentIn(
  db: Queryable,
  { course, person }: { course: number; person: number },
): Promise<EnrolmentRow | null> {
  const [row] = await selectRows(db).where(
    and(eq(enrolments.courseId, course), eq(enrolments.personId, person), hasJoined()),
  );
  return row ?? null;
}
