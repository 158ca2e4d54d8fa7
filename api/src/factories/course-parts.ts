import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import {
  courseFeatures,
  courseRequirements,
  courseResources,
  favourites,
  progress,
  reviews,
} from '#platform/database/schema/index.ts';
import { makeCourse, makeLecture } from './courses.ts';
import { makePerson } from './people.ts';
import { unique } from './unique.ts';

/** Rows for a course's list of texts, in the order of the list. */
const textRows = (courseId: number, names: string[]) =>
  names.map((name, position) => ({ courseId, name, position }));

export async function makeCourseFeatures(db: Queryable, course: { id: number }, names: string[]) {
  if (names.length > 0) await db.insert(courseFeatures).values(textRows(course.id, names));
}

export async function makeCourseRequirements(
  db: Queryable,
  course: { id: number },
  names: string[],
) {
  if (names.length > 0) await db.insert(courseRequirements).values(textRows(course.id, names));
}

export async function makeCourseResource(
  db: Queryable,
  overrides: Partial<typeof courseResources.$inferInsert> = {},
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
        ...overrides,
        courseId: overrides.courseId ?? (await makeCourse(db)).id,
      })
      .returning(),
  );
}

export async function makeReview(
  db: Queryable,
  overrides: Partial<typeof reviews.$inferInsert> = {},
) {
  return only(
    await db
      .insert(reviews)
      .values({
        rating: 5,
        comment: 'شرح واضح ومرتب',
        ...overrides,
        courseId: overrides.courseId ?? (await makeCourse(db)).id,
        personId: overrides.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}

export async function makeFavourite(
  db: Queryable,
  overrides: Partial<typeof favourites.$inferInsert> = {},
) {
  return only(
    await db
      .insert(favourites)
      .values({
        ...overrides,
        courseId: overrides.courseId ?? (await makeCourse(db)).id,
        personId: overrides.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}

/** Creates a person's progress in a lecture, by default completed. */
export async function makeProgress(
  db: Queryable,
  overrides: Partial<typeof progress.$inferInsert> = {},
) {
  const status = overrides.status ?? 'endWatch';
  return only(
    await db
      .insert(progress)
      .values({
        status,
        watchedAt: status === 'endWatch' ? new Date() : null,
        ...overrides,
        lectureId: overrides.lectureId ?? (await makeLecture(db)).id,
        personId: overrides.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}
