import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { eq, sql } from 'drizzle-orm';
import { teacherOf } from '#learning/courses/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { isTeacher } from './policy.ts';

/**
 * The teacher of a page's address, with the counts and rating over all courses.
 * @throws AppError teacher-not-found, also for a person who is no teacher, because accounts are private
 */
export async function findTeacher(db: Queryable, idOrSlug: IdOrSlug) {
  if (typeof idOrSlug !== 'number') throw new AppError('teacher-not-found');
  const teacher = orThrow(await teacherOf(db, idOrSlug), 'teacher-not-found');
  if (!isTeacher(teacher.person, teacher.courses)) throw new AppError('teacher-not-found');
  return teacher;
}

/**
 * The id of the teacher of a page's address.
 * @throws AppError teacher-not-found like `findTeacher`
 */
export async function findTeacherId(db: Queryable, idOrSlug: IdOrSlug): Promise<number> {
  if (typeof idOrSlug !== 'number') throw new AppError('teacher-not-found');
  const [row] = await db
    .select({
      role: people.role,
      teaches: sql<boolean>`exists (select from courses where teacher_id = ${idOrSlug} and published)`,
    })
    .from(people)
    .where(eq(people.id, idOrSlug));
  if (!row || !isTeacher(row, row.teaches ? 1 : 0)) throw new AppError('teacher-not-found');
  return idOrSlug;
}
