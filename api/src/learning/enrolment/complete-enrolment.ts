import { notify } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type EnrolmentContext, markJoined } from './queries.ts';

/** Makes a pending enrolment a joined one, and tells the student and the teacher. */
export async function completeEnrolment(
  platform: Platform,
  tx: Transaction,
  { context, person }: { context: EnrolmentContext; person: number },
): Promise<void> {
  const { courseId, courseName, personName, teacherId } = context;
  await markJoined(tx, courseId, person, platform.now());
  const data = { courseId, courseName, personId: person, personName };
  await notify(platform, tx, [
    { personId: person, type: 'App\\Notifications\\EnrolmentCompleted', data },
    { personId: teacherId, type: 'App\\Notifications\\StudentEnrolled', data },
  ]);
}
