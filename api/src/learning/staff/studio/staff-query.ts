import type { StaffMember } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courseStaff, courses, people } from '#platform/database/schema/index.ts';

/** Who works on a course: the first teacher, the other teachers, the assistants. */
export async function staffOf(db: Queryable, course: number): Promise<StaffMember[]> {
  const first = sql<boolean>`${courses.teacherId} = ${people.id}`;
  return db
    .select({
      id: people.id,
      name: people.name,
      photo: people.photoPath,
      email: people.email,
      role: courseStaff.role,
      first,
      invited: sql<boolean>`${people.emailVerifiedAt} is null`,
    })
    .from(courseStaff)
    .innerJoin(people, eq(people.id, courseStaff.personId))
    .innerJoin(courses, eq(courses.id, courseStaff.courseId))
    .where(eq(courseStaff.courseId, course))
    .orderBy(desc(first), desc(courseStaff.role), asc(courseStaff.createdAt), asc(people.id));
}
