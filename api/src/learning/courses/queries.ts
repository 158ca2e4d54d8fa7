import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { courseRoleOf } from '#content/items/index.ts';
import { atAddress } from '#platform/database/at-address.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { courseOpenTo } from '#platform/database/published.ts';
import {
  categories,
  courseRequirements,
  courses,
  favourites,
  people,
  reviews,
} from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import { courseFigures, teacherFigures } from './figures.ts';
import { headColumns } from './list-queries.ts';

type MaybePerson = { id: number } | null;

const isOpenCourse = (idOrSlug: IdOrSlug, caller: MaybePerson) =>
  and(atAddress(courses, 'course', idOrSlug), courseOpenTo(caller?.id ?? 0));

/** The id of a course given by id or slug; null if it is unknown or not open to the caller. */
export async function courseId(
  db: Queryable,
  idOrSlug: IdOrSlug,
  caller: MaybePerson,
): Promise<number | null> {
  const [row] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(isOpenCourse(idOrSlug, caller));
  return row?.id ?? null;
}

/** A course's head; null if it is unknown or not open to the caller. */
export async function courseHead(db: Queryable, idOrSlug: IdOrSlug, caller: MaybePerson) {
  const [row] = await db
    .select({ ...headColumns, courseRole: courseRoleOf(caller?.id ?? 0) })
    .from(courses)
    .innerJoin(people, eq(people.id, courses.teacherId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(isOpenCourse(idOrSlug, caller));
  return row ?? null;
}

/** A teacher with the counts and rating over all their courses. */
export async function teacherOf(db: Queryable, teacher: number) {
  const [row] = await db
    .select({ person: people, ...teacherFigures })
    .from(people)
    .where(eq(people.id, teacher));
  if (!row) return null;
  const { person, teacherCourses, teacherStudents, teacherRating } = row;
  return { person, courses: teacherCourses, students: teacherStudents, rating: teacherRating };
}
export type TeacherRow = NonNullable<Awaited<ReturnType<typeof teacherOf>>>;

export const requirementsOf = (db: Queryable, course: number) =>
  db
    .select({ id: courseRequirements.id, name: courseRequirements.name })
    .from(courseRequirements)
    .where(eq(courseRequirements.courseId, course))
    .orderBy(asc(courseRequirements.position), asc(courseRequirements.id));

const answerers = alias(people, 'answerers');

/** Selects reviews with their authors; callers add conditions. */
const reviewsWithAuthor = (db: Queryable) =>
  db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      personId: people.id,
      personName: people.name,
      personPhoto: people.photoPath,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
      answeredBy: answerers.name,
    })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.personId))
    .leftJoin(answerers, eq(answerers.id, reviews.answeredBy));
export type ReviewRow = Awaited<ReturnType<typeof reviewsWithAuthor>>[number];

/** A person's review of a course; null if there is none that people see. */
export async function reviewBy(
  db: Queryable,
  { course, person }: { course: number; person: number },
): Promise<ReviewRow | null> {
  const [row] = await reviewsWithAuthor(db).where(
    and(eq(reviews.courseId, course), eq(reviews.personId, person), visible(reviews)),
  );
  return row ?? null;
}

const favouriteOf = (course: number, person: number) =>
  and(eq(favourites.courseId, course), eq(favourites.personId, person));

/** Locks a person's favourites until the transaction ends, so that concurrent changes wait. */
export const lockFavourites = (tx: Transaction, person: number) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update');

/** Removes a favourite. @returns whether there was one */
export async function removeFavourite(db: Queryable, course: number, person: number) {
  const removed = await db.delete(favourites).where(favouriteOf(course, person)).returning();
  return removed.length > 0;
}

export const addFavourite = (db: Queryable, course: number, person: number) =>
  db.insert(favourites).values({ courseId: course, personId: person }).onConflictDoNothing();

/** A course's average rating; null without reviews. */
export async function ratingOf(db: Queryable, course: number): Promise<number | null> {
  const [row] = await db
    .select({ rating: courseFigures.rating })
    .from(courses)
    .where(eq(courses.id, course));
  return row?.rating ?? null;
}
