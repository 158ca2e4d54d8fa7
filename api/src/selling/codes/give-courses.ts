import { sql } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import { grantAccess, membersAmong, notifyOfAccess } from '#learning/enrolment/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { isMemberNow } from '#platform/database/membership.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { later } from '#platform/text/later.ts';

type Services = Pick<Platform, 'db' | 'jobs' | 'realtime' | 'log' | 'settings' | 'now'>;

interface OpenedCourse extends Record<string, unknown> {
  id: number;
  name: string;
  teacher: number;
  /** Whether the person is a member now, and until when; null for no end. */
  member: boolean;
  until: string | null;
}

/** The courses of a batch that members can open now, with what the person has of them. */
async function coursesOf(
  tx: Transaction,
  { batch, person }: { batch: number; person: number },
): Promise<OpenedCourse[]> {
  const { rows } = await tx.execute<OpenedCourse>(sql`
    select courses.id, courses.name, courses.teacher_id as teacher,
      coalesce(${isMemberNow()}, false) as member, to_json(access_until) #>> '{}' as until
    from code_batch_courses join courses on courses.id = code_batch_courses.course_id
    left join enrolments on enrolments.course_id = courses.id and enrolments.person_id = ${person}
    where batch_id = ${batch} and courses.deleted_at is null and courses.state in ('published', 'hidden')
    order by courses.id`);
  return rows;
}

const isEndless = ({ member, until }: OpenedCourse) => member && until === null;

/** Days are added to what the person still has, so that redeeming early loses none. */
function endOf(
  { member, until }: OpenedCourse,
  days: number | null,
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null {
  if (days === null) return null;
  const from = member && until !== null ? new Date(until) : now;
  return later(from > now ? from : now, { days }, timeZone);
}

/**
 * Opens the courses of a code to a person and tells them and the teachers. Courses that they have without an end are left.
 * @throws AppError pack-code-closed where no course can be opened now, pack-code-owned where none gives anything new
 */
export async function giveCourses(
  platform: Services,
  tx: Transaction,
  {
    batch,
    code,
    days,
    person,
  }: { batch: number; code: number; days: number | null; person: { id: number; name: string } },
): Promise<void> {
  const now = platform.now();
  const { timeZone } = platform.settings();
  const courses = await coursesOf(tx, { batch, person: person.id });
  if (courses.length === 0) throw new AppError('pack-code-closed');
  const wanted = courses.filter((course) => !isEndless(course));
  if (wanted.length === 0) throw new AppError('pack-code-owned');
  for (const course of wanted) {
    const granted = { course: course.id, people: [person.id] };
    const members = await membersAmong(tx, course.id, granted.people);
    const [given] = await grantAccess(tx, {
      ...granted,
      source: 'code',
      until: endOf(course, days, { now, timeZone }),
      days,
      by: null,
      codeId: code,
      now,
    });
    await notifyOfAccess(platform, tx, { ...granted, members });
    if (given?.before === 'joined') continue;
    const data = {
      courseId: course.id,
      courseName: course.name,
      personId: person.id,
      personName: person.name,
    };
    const type = 'App\\Notifications\\StudentEnrolled' as const;
    await notify(platform, tx, [{ personId: course.teacher, type, data }]);
  }
}
