import type { StaffInvitationBody } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import { invitedAccount } from '#people/people/index.ts';
import { courses } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { findCourseRole } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
import { changeCourses } from './change-courses.ts';
import { setMember } from './change-staff.ts';
import { courseInvitationMail } from './mails.ts';

/**
 * Gives the owner of an address a part in one course, and an account where they have none. It brings no role on the
 * platform, so that those who choose the staff of a course cannot make teachers. They prove the address with a code.
 * @returns the entry of the log that withdraws it
 * @throws AppError course-not-found, forbidden, person-suspended, role-held, first-teacher, too-many-items
 */
export async function inviteStaff(
  { db, mailer, now, settings }: Pick<Platform, 'db' | 'mailer' | 'now' | 'settings'>,
  { caller, course, email, name, role }: StaffInvitationBody & { caller: Person; course: number },
): Promise<{ undo: number }> {
  const change = { caller, courses: [course], act: 'staff', now: now() } as const;
  const { undo } = await changeCourses(db, change, async (tx) => {
    const person = await invitedAccount(tx, { email, name, now: now() });
    const member = { course, person: person.id };
    if ((await findCourseRole(tx, course, person.id)) === role) throw new AppError('role-held');
    const entry = await setMember(tx, { ...member, role });
    const [row] = await tx
      .select({ name: courses.name })
      .from(courses)
      .where(eq(courses.id, course));
    const { name: courseName } = orThrow(row, 'course-not-found');
    const about = { settings: settings(), to: person.email, role, course, courseName };
    await mailer.send(tx, courseInvitationMail(about));
    return { result: undefined, entry };
  });
  return { undo };
}
