import type { Queryable } from '#platform/database/database.ts';
import {
  categories,
  chapters,
  courses,
  enrolments,
  lectures,
} from '#platform/database/schema/index.ts';
import { makePerson, makeTeacher } from './people.ts';
import { unique } from './unique.ts';

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('nothing was made');
  return row;
}

export async function makeCategory(
  db: Queryable,
  given: Partial<typeof categories.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(categories)
      .values({ slug: `category-${number}`, name: `تصنيف ${number}`, ...given })
      .returning(),
  );
}

/** A course with the parents that it lacks: a teacher and a category. */
export async function makeCourse(db: Queryable, given: Partial<typeof courses.$inferInsert> = {}) {
  const number = unique();
  return only(
    await db
      .insert(courses)
      .values({
        slug: `course-${number}`,
        name: `كورس ${number}`,
        description: `وصف الكورس ${number}`,
        teacherId: given.teacherId ?? (await makeTeacher(db)).id,
        categoryId: given.categoryId ?? (await makeCategory(db)).id,
        ...given,
      })
      .returning(),
  );
}

export async function makeChapter(
  db: Queryable,
  given: Partial<typeof chapters.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(chapters)
      .values({
        name: `فصل ${number}`,
        courseId: given.courseId ?? (await makeCourse(db)).id,
        position: number,
        ...given,
      })
      .returning(),
  );
}

/** A lecture in a chapter of its own, or in the course or chapter given. */
export async function makeLecture(
  db: Queryable,
  given: Partial<typeof lectures.$inferInsert> = {},
) {
  const number = unique();
  const chapter =
    given.chapterId && given.courseId
      ? { id: given.chapterId, courseId: given.courseId }
      : await makeChapter(db, { courseId: given.courseId });
  return only(
    await db
      .insert(lectures)
      .values({
        name: `محاضرة ${number}`,
        slug: `lecture-${number}`,
        type: 'video',
        minutes: 5,
        courseId: chapter.courseId,
        chapterId: chapter.id,
        position: number,
        ...given,
      })
      .returning(),
  );
}

export async function makeEnrolment(
  db: Queryable,
  given: Partial<typeof enrolments.$inferInsert> = {},
) {
  return only(
    await db
      .insert(enrolments)
      .values({
        courseId: given.courseId ?? (await makeCourse(db)).id,
        personId: given.personId ?? (await makePerson(db)).id,
        status: 'joined',
        joinedAt: given.status === 'pending' ? null : new Date(),
        ...given,
      })
      .returning(),
  );
}
