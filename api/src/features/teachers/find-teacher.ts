import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { teacherOf } from '#features/courses/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import { isTeacher } from './policy.ts';

/**
 * The teacher behind a page's address, with the figures over all courses.
 * @throws AppError teacher-not-found, for a person who is no teacher too: who has an account is private
 */
export async function findTeacher(db: Queryable, given: IdOrSlug) {
  if (typeof given !== 'number') throw new AppError('teacher-not-found');
  const teacher = found(await teacherOf(db, given), 'teacher-not-found');
  if (!isTeacher(teacher.person, teacher.courses)) throw new AppError('teacher-not-found');
  return teacher;
}
