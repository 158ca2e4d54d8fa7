import type { DeletionObstacle } from '@nibras/contract/people/privacy/shapes.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { activePerson } from '#platform/database/active-person.ts';
import type { Queryable } from '#platform/database/database.ts';
import { courses, people } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';

async function isLastAdmin(db: Queryable, id: number): Promise<boolean> {
  const isAdmin = eq(people.role, 'admin');
  const own = await db.$count(people, and(eq(people.id, id), isAdmin));
  if (own === 0) return false;
  return (await db.$count(people, and(isAdmin, ne(people.id, id), activePerson))) === 0;
}

/** Courses in the trash are not counted: they are about to go, and nobody could be made their teacher. */
const teachesFirst = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(courses, and(eq(courses.teacherId, id), isNull(courses.deletedAt)))) > 0;

/** What stands in the way of deleting a person's account. */
export async function obstaclesOf(db: Queryable, id: number): Promise<DeletionObstacle[]> {
  const found: DeletionObstacle[] = [];
  if (await isLastAdmin(db, id)) found.push('last-admin');
  if (await teachesFirst(db, id)) found.push('teaches-courses');
  return found;
}

/** @throws AppError last-admin, teaches-courses */
export async function requireNoObstacle(db: Queryable, id: number): Promise<void> {
  const [obstacle] = await obstaclesOf(db, id);
  if (obstacle) throw new AppError(obstacle);
}
