import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import {
  captions,
  categories,
  chapters,
  courses,
  enrolments,
  lectures,
  videoChapters,
} from '#platform/database/schema/index.ts';
import { makePerson, makeTeacher } from './people.ts';
import { unique } from './unique.ts';

export async function makeCategory(
  db: Queryable,
  overrides: Partial<typeof categories.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(categories)
      .values({ slug: `category-${number}`, name: `تصنيف ${number}`, ...overrides })
      .returning(),
  );
}

/** The overridden category (null for none), or a new one by default. */
export const categoryFor = async (db: Queryable, overrides: { categoryId?: number | null }) =>
  overrides.categoryId === undefined ? (await makeCategory(db)).id : overrides.categoryId;

/** Creates a course, and a teacher and category unless overridden. */
export async function makeCourse(
  db: Queryable,
  overrides: Partial<typeof courses.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(courses)
      .values({
        slug: `course-${number}`,
        name: `كورس ${number}`,
        description: `وصف الكورس ${number}`,
        ...overrides,
        teacherId: overrides.teacherId ?? (await makeTeacher(db)).id,
        categoryId: await categoryFor(db, overrides),
      })
      .returning(),
  );
}

export async function makeChapter(
  db: Queryable,
  overrides: Partial<typeof chapters.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(chapters)
      .values({
        name: `فصل ${number}`,
        position: number,
        ...overrides,
        courseId: overrides.courseId ?? (await makeCourse(db)).id,
      })
      .returning(),
  );
}

async function chapterFor(db: Queryable, overrides: { chapterId?: number; courseId?: number }) {
  const { chapterId, courseId } = overrides;
  if (!chapterId) return makeChapter(db, { courseId });
  if (courseId) return { id: chapterId, courseId };
  return only(await db.select().from(chapters).where(eq(chapters.id, chapterId)));
}

/** Creates a lecture in the overridden course or chapter, or in new ones. */
export async function makeLecture(
  db: Queryable,
  {
    captions: paths = [],
    chapters: named = [],
    ...overrides
  }: Partial<typeof lectures.$inferInsert> & {
    /** Caption files, with their languages in their names: `lesson.ar.vtt`. */
    captions?: string[];
    /** Chapters of its video. */
    chapters?: { startsAt: number; name: string }[];
  } = {},
) {
  const number = unique();
  const chapter = await chapterFor(db, overrides);
  const lecture = only(
    await db
      .insert(lectures)
      .values({
        name: `محاضرة ${number}`,
        slug: `lecture-${number}`,
        type: 'video',
        minutes: 5,
        position: number,
        ...overrides,
        courseId: chapter.courseId,
        chapterId: chapter.id,
      })
      .returning(),
  );
  if (paths.length > 0) {
    const language = (path: string) => /\.([a-z]{2,3})\.vtt$/.exec(path)?.[1] ?? 'ar';
    await db.insert(captions).values(
      paths.map((path, position) => ({
        lectureId: lecture.id,
        language: language(path),
        path,
        position,
      })),
    );
  }
  if (named.length > 0) {
    await db.insert(videoChapters).values(named.map((one) => ({ ...one, lectureId: lecture.id })));
  }
  return lecture;
}

export async function makeEnrolment(
  db: Queryable,
  overrides: Partial<typeof enrolments.$inferInsert> = {},
) {
  return only(
    await db
      .insert(enrolments)
      .values({
        status: 'joined',
        joinedAt: overrides.status === 'pending' ? null : new Date(),
        ...overrides,
        courseId: overrides.courseId ?? (await makeCourse(db)).id,
        personId: overrides.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}
