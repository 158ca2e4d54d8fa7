import { and, eq, isNull, sql } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { courseStaff, courses, lectures, notifications } from '#platform/database/schema/index.ts';
import type { AttemptRow } from '../queries.ts';
import type { SubmitPlatform } from '../submit-platform.ts';

const type = 'App\\Notifications\\AnswersToMark';

/**
 * Tells those who mark a course's answers that something waits: one unread notice for each quiz, however many attempts wait
 * in it. Nobody is told of attempts of those who mark themselves.
 */
export async function notifyGraders(
  platform: SubmitPlatform,
  tx: Transaction,
  { lectureId, personId }: Pick<AttemptRow, 'lectureId' | 'personId'>,
): Promise<void> {
  const staff = await tx
    .select({
      person: courseStaff.personId,
      lectureName: lectures.name,
      courseName: courses.name,
      courseId: courses.id,
    })
    .from(courseStaff)
    .innerJoin(courses, eq(courses.id, courseStaff.courseId))
    .innerJoin(lectures, eq(lectures.courseId, courses.id))
    .where(eq(lectures.id, lectureId));
  if (staff.some(({ person }) => person === personId)) return;
  const told = await tx
    .select({ person: notifications.personId })
    .from(notifications)
    .where(
      and(
        eq(notifications.type, type),
        isNull(notifications.readAt),
        sql`${notifications.data} @> ${JSON.stringify({ lectureId })}::jsonb`,
      ),
    );
  const known = new Set(told.map(({ person }) => person));
  const data = ({ lectureName, courseName, courseId }: (typeof staff)[number]) => ({
    lectureId,
    courseId,
    lectureName,
    courseName,
  });
  await notify(
    platform,
    tx,
    staff
      .filter(({ person }) => !known.has(person))
      .map((one) => ({ personId: one.person, type, data: data(one) })),
  );
}
