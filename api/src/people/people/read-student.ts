import { sql } from 'drizzle-orm';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
import { coursesOf } from './person-queries.ts';
import { requireSeenStudent, tieOf } from './student-access.ts';

/**
 * A student as their teachers see them: who they are, and how far they are in the teacher's courses.
 * @throws AppError person-not-found also for those who have nothing to do with the caller
 */
export async function readStudent(
  { db, realtime }: Pick<Platform, 'db' | 'realtime'>,
  { caller, id }: { caller: Person; id: number },
) {
  const person = await requireSeenStudent(db, caller, id);
  const { student, conversation } = await tieOf(db, caller, id);
  const all = can(caller, 'people:manage');
  const within = all ? sql`true` : sql`courses.id in (${coursesWith(caller, 'course:enrol')})`;
  return {
    person,
    showsEmail: all || student,
    conversation,
    online: (await realtime.online([id])).has(id),
    courses: await coursesOf(db, id, within),
  };
}
export type ReadStudent = Awaited<ReturnType<typeof readStudent>>;
