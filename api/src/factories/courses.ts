import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  categories,
  chapters,
  courses,
  enrolments,
  lectures,
} from '#platform/database/schema/index.ts';
import { only } from './only.ts';
import { makePerson, makeTeacher } from './people.ts';
import { unique } from './unique.ts';

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

/** The category given, none when that is null, and one made where nothing is said. */
export const categoryFor = async (db: Queryable, given: { categoryId?: number | null }) =>
  given.categoryId === undefined ? (await makeCategory(db)).id : given.categoryId;

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
        ...given,
        teacherId: given.teacherId ?? (await makeTeacher(db)).id,
        categoryId: await categoryFor(db, given),
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
        position: number,
        ...given,
        courseId: given.courseId ?? (await makeCourse(db)).id,
      })
      .returning(),
  );
}

async function chapterFor(db: Queryable, given: { chapterId?: number; courseId?: number }) {
  const { chapterId, courseId } = given;
  if (!chapterId) return makeChapter(db, { courseId });
  if (courseId) return { id: chapterId, courseId };
  return only(await db.select().from(chapters).where(eq(chapters.id, chapterId)));
}

/** A lecture in a chapter of its own, or in the course or chapter given. */
export async function makeLecture(
  db: Queryable,
  given: Partial<typeof lectures.$inferInsert> = {},
) {
  const number = unique();
  const chapter = await chapterFor(db, given);
  return only(
    await db
      .insert(lectures)
      .values({
        name: `محاضرة ${number}`,
        slug: `lecture-${number}`,
        type: 'video',
        minutes: 5,
        position: number,
        ...given,
        courseId: chapter.courseId,
        chapterId: chapter.id,
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
        status: 'joined',
        joinedAt: given.status === 'pending' ? null : new Date(),
        ...given,
        courseId: given.courseId ?? (await makeCourse(db)).id,
        personId: given.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}
