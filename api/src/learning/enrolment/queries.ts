import type { EnrolmentState } from '@nibras/contract/learning/courses/shapes.ts';
import { lists } from '@nibras/contract/limits.ts';
import type { PurchaseStage } from '@nibras/contract/selling/purchases/shapes.ts';
import { and, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import { courseFigures } from '#learning/courses/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enrolmentStateOf, hasJoined, isMemberNow } from '#platform/database/membership.ts';
import { courseOpenTo } from '#platform/database/published.ts';
import { purchaseStage } from '#platform/database/purchase-stage.ts';
import { courses, enrolments, people, purchases } from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';

const isEnrolment = (course: number, person: number) =>
  and(eq(enrolments.courseId, course), eq(enrolments.personId, person));

/** Whether joining a course needs to be paid. For queries that select from `courses`. */
const isPriced = sql<boolean>`(coalesce(${courses.price}, 0) > 0)`;

/** A person's enrolment in a course, with its state; null when there is none. */
export async function enrolmentOf(db: Queryable, courseId: number, personId: number) {
  const [row] = await db
    .select({
      status: enrolmentStateOf(),
      createdAt: enrolments.createdAt,
      accessUntil: enrolments.accessUntil,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    // A code that was mailed before the course got its price joins nobody.
    .where(and(isEnrolment(courseId, personId), or(hasJoined(), not(isPriced))));
  return row ?? null;
}

/** A person's newest open purchase of a course for which something was sent; null for none. */
export async function sentPurchase(
  db: Queryable,
  course: number,
  person: number,
): Promise<{ id: number; stage: PurchaseStage } | null> {
  const [row] = await db
    .select({ id: purchases.id, stage: purchaseStage })
    .from(purchases)
    .where(
      and(
        eq(purchases.personId, person),
        inArray(purchases.state, ['open', 'expired']),
        sql`${purchaseStage} in ('waiting', 'asked', 'declined', 'review')`,
        sql`exists (select from purchase_lines where purchase_id = purchases.id and course_id = ${course})`,
      ),
    )
    .orderBy(desc(purchases.id))
    .limit(1);
  return row ?? null;
}

/** The caller's enrolment state in a course; `none` for a visitor. */
export async function enrolmentState(
  db: Queryable,
  courseId: number,
  caller: { id: number } | null,
): Promise<EnrolmentState> {
  const enrolment = caller && (await enrolmentOf(db, courseId, caller.id));
  return enrolment?.status ?? 'none';
}

/** The course and the person of an enrolment; null for a course that is unknown or not open to the person. */
export async function enrolmentContext(db: Queryable, course: number, person: number) {
  const [row] = await db
    .select({
      courseId: courses.id,
      courseName: courses.name,
      teacherId: courses.teacherId,
      isPriced,
      personName: people.name,
      email: people.email,
    })
    .from(courses)
    .innerJoin(people, eq(people.id, person))
    .where(and(eq(courses.id, course), courseOpenTo(person)));
  return row ?? null;
}
export type EnrolmentContext = NonNullable<Awaited<ReturnType<typeof enrolmentContext>>>;

/** Creates a pending enrolment unless there is one. */
export const addPending = (db: Queryable, course: number, person: number, now: Date) =>
  db
    .insert(enrolments)
    .values({ courseId: course, personId: person, status: 'pending', createdAt: now })
    .onConflictDoNothing();

export const markJoined = (db: Queryable, course: number, person: number, now: Date) =>
  db.update(enrolments).set({ status: 'joined', joinedAt: now }).where(isEnrolment(course, person));

/**
 * The courses that a person has joined, the newest first, with the person's progress; those whose access has ended too.
 */
export async function joinedCourses(db: Queryable, person: number, page: number) {
  const joined = and(
    eq(enrolments.personId, person),
    hasJoined(),
    sql`exists (select from courses where courses.id = ${enrolments.courseId} and ${courseOpenTo(person)})`,
  );
  const watched = sql`exists (select 1 from progress where progress.lecture_id = lectures.id
    and progress.person_id = ${person} and progress.status = 'endWatch')`;
  const { limit, offset } = pageWindow({ page, per_page: lists.myCoursesPerPage });
  const rows = await db
    .select({
      id: courses.id,
      slug: courses.slug,
      name: courses.name,
      image: courses.image,
      teacherId: people.id,
      teacherName: people.name,
      teacherPhoto: people.photoPath,
      rating: courseFigures.rating,
      lectures: courseFigures.lectureCount,
      watched: sql<number>`(select count(*)::int from lectures
        where lectures.course_id = ${courses.id} and lectures.published and ${watched})`,
      accessUntil: enrolments.accessUntil,
      active: sql<boolean>`${isMemberNow()}`,
      nextLecture: sql<number | null>`(select lectures.id from lectures
        join chapters on chapters.id = lectures.chapter_id
        where lectures.course_id = ${courses.id} and lectures.published and not ${watched}
        order by chapters.position, chapters.id, lectures.position, lectures.id limit 1)`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(people, eq(people.id, courses.teacherId))
    .where(joined)
    .orderBy(desc(enrolments.joinedAt), desc(enrolments.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(enrolments, joined) };
}
export type JoinedCourseRow = Awaited<ReturnType<typeof joinedCourses>>['rows'][number];
