import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { and, asc, countDistinct, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import {
  categories,
  chapters,
  courseRequirements,
  courses,
  enrolments,
  favourites,
  lectures,
  people,
  progress,
  reviews,
} from '#platform/database/schema/index.ts';
import { cardColumns } from './list-queries.ts';

const isCourse = (given: IdOrSlug) =>
  typeof given === 'number' ? eq(courses.id, given) : eq(courses.slug, given);

/** The id behind a course's id or slug; null when there is no such course. */
export async function courseId(db: Queryable, given: IdOrSlug): Promise<number | null> {
  const [row] = await db.select({ id: courses.id }).from(courses).where(isCourse(given));
  return row?.id ?? null;
}

export async function courseHead(db: Queryable, given: IdOrSlug) {
  const [row] = await db
    .select({
      ...cardColumns,
      longDescription: courses.longDescription,
      introVideo: courses.introVideo,
      language: courses.language,
      certificate: courses.certificate,
      teacherId: courses.teacherId,
      updatedAt: courses.updatedAt,
    })
    .from(courses)
    .innerJoin(people, eq(people.id, courses.teacherId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(isCourse(given));
  return row ?? null;
}

/** A course's chapters in their order, each with its lectures in theirs. */
export async function chaptersOf(db: Queryable, course: number) {
  const chapterRows = await db
    .select({ id: chapters.id, name: chapters.name })
    .from(chapters)
    .where(eq(chapters.courseId, course))
    .orderBy(asc(chapters.position), asc(chapters.id));
  const lectureRows = await db
    .select({
      id: lectures.id,
      chapterId: lectures.chapterId,
      slug: lectures.slug,
      name: lectures.name,
      type: lectures.type,
      minutes: lectures.minutes,
      free: lectures.free,
    })
    .from(lectures)
    .where(eq(lectures.courseId, course))
    .orderBy(asc(lectures.position), asc(lectures.id));
  return chapterRows.map((chapter) => ({
    ...chapter,
    lectures: lectureRows.filter((lecture) => lecture.chapterId === chapter.id),
  }));
}
export type ChapterRow = Awaited<ReturnType<typeof chaptersOf>>[number];

/** The lectures of a course that a person has watched to the end. */
export async function watchedLectures(
  db: Queryable,
  course: number,
  caller: { id: number } | null,
): Promise<Set<number>> {
  if (!caller) return new Set();
  const rows = await db
    .select({ id: progress.lectureId })
    .from(progress)
    .innerJoin(lectures, eq(lectures.id, progress.lectureId))
    .where(
      and(
        eq(lectures.courseId, course),
        eq(progress.personId, caller.id),
        eq(progress.status, 'endWatch'),
      ),
    );
  return new Set(rows.map((row) => row.id));
}

/** A teacher with the figures over all the teacher's courses. */
export async function teacherOf(db: Queryable, teacher: number) {
  const [person] = await db.select().from(people).where(eq(people.id, teacher));
  const [taught] = await db
    .select({ courses: countDistinct(courses.id), students: countDistinct(enrolments.personId) })
    .from(courses)
    .leftJoin(enrolments, and(eq(enrolments.courseId, courses.id), eq(enrolments.status, 'joined')))
    .where(eq(courses.teacherId, teacher));
  const [rated] = await db
    .select({ rating: sql<number | null>`round(avg(${reviews.rating}), 1)::float` })
    .from(reviews)
    .innerJoin(courses, eq(courses.id, reviews.courseId))
    .where(eq(courses.teacherId, teacher));
  if (!person) return null;
  return {
    person,
    courses: taught?.courses ?? 0,
    students: taught?.students ?? 0,
    rating: rated?.rating ?? null,
  };
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
