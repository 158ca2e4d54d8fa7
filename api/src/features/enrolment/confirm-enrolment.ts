import { notify } from '#features/notifications/index.ts';
import { checkCode } from '#platform/codes/check-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { enrolling, enrolmentOf, markJoined } from './queries.ts';

interface EnrolmentConfirmation {
  course: number;
  caller: Caller;
  code: string;
  networkAddress: string;
}

/**
 * Completes an enrolment by its code, and tells the student and the teacher. Who joined already stays joined.
 * @throws AppError course-not-found, enrolment-not-pending, wrong-code, code-expired, code-exhausted,
 *   too-many-attempts
 */
export async function confirmEnrolment(
  platform: Platform,
  { course, caller, code, networkAddress }: EnrolmentConfirmation,
): Promise<void> {
  const { db, now, secrets } = platform;
  const about = found(await enrolling(db, course, caller.id), 'course-not-found');
  const enrolment = found(await enrolmentOf(db, course, caller.id), 'enrolment-not-pending');
  if (enrolment.status === 'joined') return;
  const subject = codeSubjects.enrolment(caller.id, course);
  const join = async (tx: Transaction) => {
    await markJoined(tx, course, caller.id, now());
    const data = {
      courseId: course,
      courseName: about.courseName,
      personId: caller.id,
      personName: about.personName,
    };
    await notify(platform, tx, [
      { personId: caller.id, type: 'App\\Notifications\\EnrolmentCompleted', data },
      { personId: about.teacherId, type: 'App\\Notifications\\StudentEnrolled', data },
    ]);
  };
  try {
    const given = { secrets, purpose: 'enrolment' as const, subject, code, networkAddress };
    await checkCode(db, { ...given, now: now() }, join);
  } catch (error) {
    // The code sent twice at once: the other call used it up, and who asks has joined by it.
    const after = await enrolmentOf(db, course, caller.id);
    if (after?.status !== 'joined') throw error;
  }
}
