import type { Queryable } from '#platform/database/database.ts';
import {
  courseFeatures,
  courseRequirements,
  courseResources,
  favourites,
  progress,
  reviews,
} from '#platform/database/schema/index.ts';
import { makeCourse, makeLecture } from './courses.ts';
import { only } from './only.ts';
import { makePerson } from './people.ts';
import { unique } from './unique.ts';

/** Lines of text under a course, in the order given. */
const lines = (courseId: number, names: string[]) =>
  names.map((name, position) => ({ courseId, name, position }));

export async function makeCourseFeatures(db: Queryable, course: { id: number }, names: string[]) {
  if (names.length > 0) await db.insert(courseFeatures).values(lines(course.id, names));
}

export async function makeCourseRequirements(
  db: Queryable,
  course: { id: number },
  names: string[],
) {
  if (names.length > 0) await db.insert(courseRequirements).values(lines(course.id, names));
}

export async function makeCourseResource(
  db: Queryable,
  given: Partial<typeof courseResources.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(courseResources)
      .values({
        name: `ملف ${number}`,
        file: `resources/file-${number}.pdf`,
        size: 1024,
        position: number,
        ...given,
        courseId: given.courseId ?? (await makeCourse(db)).id,
      })
      .returning(),
  );
}

export async function makeReview(db: Queryable, given: Partial<typeof reviews.$inferInsert> = {}) {
  return only(
    await db
      .insert(reviews)
      .values({
        rating: 5,
        comment: 'شرح واضح ومرتب',
        ...given,
        courseId: given.courseId ?? (await makeCourse(db)).id,
        personId: given.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}

export async function makeFavourite(
  db: Queryable,
  given: Partial<typeof favourites.$inferInsert> = {},
) {
  return only(
    await db
      .insert(favourites)
      .values({
        ...given,
        courseId: given.courseId ?? (await makeCourse(db)).id,
        personId: given.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}

/** How far a person is in a lecture; without more said, watched to the end. */
export async function makeProgress(
  db: Queryable,
  given: Partial<typeof progress.$inferInsert> = {},
) {
  const status = given.status ?? 'endWatch';
  return only(
    await db
      .insert(progress)
      .values({
        status,
        watchedAt: status === 'endWatch' ? new Date() : null,
        ...given,
        lectureId: given.lectureId ?? (await makeLecture(db)).id,
        personId: given.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}
