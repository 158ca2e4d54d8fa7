import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import {
  categories,
  courseRequirements,
  courses,
  favourites,
  people,
  reviews,
} from '#platform/database/schema/index.ts';
import { courseFigures, teacherFigures } from './figures.ts';
import { headColumns } from './list-queries.ts';

const isCourse = (given: IdOrSlug) =>
  typeof given === 'number' ? eq(courses.id, given) : eq(courses.slug, given);

/** The id behind a course's id or slug; null when there is no such course. */
export async function courseId(db: Queryable, given: IdOrSlug): Promise<number | null> {
  const [row] = await db.select({ id: courses.id }).from(courses).where(isCourse(given));
  return row?.id ?? null;
}

export async function courseHead(db: Queryable, given: IdOrSlug) {
  const [row] = await db
    .select(headColumns)
    .from(courses)
    .innerJoin(people, eq(people.id, courses.teacherId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(isCourse(given));
  return row ?? null;
}

/** A teacher with the figures over all the teacher's courses. */
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

/** Reviews with who wrote them, to be narrowed further. */
const signedReviews = (db: Queryable) =>
  db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      personId: people.id,
      personName: people.name,
      personPhoto: people.photoPath,
    })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.personId));
export type ReviewRow = Awaited<ReturnType<typeof signedReviews>>[number];

/** What a person wrote on a course; null when that is nothing. */
export async function reviewBy(
  db: Queryable,
  { course, person }: { course: number; person: number },
): Promise<ReviewRow | null> {
  const [row] = await signedReviews(db).where(
    and(eq(reviews.courseId, course), eq(reviews.personId, person)),
  );
  return row ?? null;
}

const favouriteOf = (course: number, person: number) =>
  and(eq(favourites.courseId, course), eq(favourites.personId, person));

/** Makes a person's changes of favourites take turns until the transaction ends. */
export const lockFavourites = (tx: Transaction, person: number) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update');

/** Takes a favourite away; answers whether there was one. */
export async function removeFavourite(db: Queryable, course: number, person: number) {
  const removed = await db.delete(favourites).where(favouriteOf(course, person)).returning();
  return removed.length > 0;
}

export const addFavourite = (db: Queryable, course: number, person: number) =>
  db.insert(favourites).values({ courseId: course, personId: person }).onConflictDoNothing();

/** A course's rating as its cards show it; null when nobody has rated it. */
export async function ratingOf(db: Queryable, course: number): Promise<number | null> {
  const [row] = await db
    .select({ rating: courseFigures.rating })
    .from(courses)
    .where(eq(courses.id, course));
  return row?.rating ?? null;
}
