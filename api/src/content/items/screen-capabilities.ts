import { type ScreenCapability, screenCapabilities } from '@nibras/contract/people/auth/shapes.ts';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courseStaff } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { mayTeachersPublish } from '#platform/http/course-access.ts';

/** What a person is told that they may do: the site shows the studio, and parts of it, to those who may open them. */
export async function screenCapabilitiesOf(
  db: Queryable,
  person: Pick<Caller, 'id' | 'role'>,
): Promise<ScreenCapability[]> {
  // Those who work on any course open the studio, whatever their role on the platform is.
  const [staff] = await db
    .select({ role: courseStaff.role })
    .from(courseStaff)
    .where(eq(courseStaff.personId, person.id))
    // `teacher` before `assistant`: anyone who teaches one course opens the screens of teachers.
    .orderBy(desc(courseStaff.role))
    .limit(1);
  const courseRole = staff?.role ?? null;
  const teachersPublish = courseRole !== 'teacher' || (await mayTeachersPublish(db));
  return screenCapabilities.filter((capability) =>
    can(person, capability, { courseRole, teachersPublish }),
  );
}
