import { checkCode } from '#platform/codes/check-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { completeEnrolment } from './complete-enrolment.ts';
import { enrolmentContext, enrolmentOf } from './queries.ts';

interface EnrolmentConfirmation {
  course: number;
  caller: Caller;
  code: string;
  networkAddress: string;
}

/**
 * Completes an enrolment with its code and notifies the student and the teacher. A completed enrolment stays as it is.
 * @throws AppError course-not-found, payment-needed, enrolment-not-pending, access-ended, wrong-code, code-expired, code-exhausted,
 *   too-many-attempts
 */
export async function confirmEnrolment(
  platform: Platform,
  { course, caller, code, networkAddress }: EnrolmentConfirmation,
): Promise<void> {
  const { db, now, secrets } = platform;
  const context = orThrow(await enrolmentContext(db, course, caller.id), 'course-not-found');
  const seen = await enrolmentOf(db, course, caller.id);
  if (seen?.status === 'joined') return;
  if (context.isPriced) throw new AppError('payment-needed');
  const enrolment = orThrow(seen, 'enrolment-not-pending');
  if (enrolment.status === 'ended') throw new AppError('access-ended');
  const subject = codeSubjects.enrolment(caller.id, course);
  const join = (tx: Transaction) => completeEnrolment(platform, tx, { context, person: caller.id });
  try {
    const check = { secrets, purpose: 'enrolment' as const, subject, code, networkAddress };
    await checkCode(db, { ...check, now: now() }, join);
  } catch (error) {
    // Of two concurrent requests with the same code, the other one has used it and completed the enrolment.
    const after = await enrolmentOf(db, course, caller.id);
    if (after?.status !== 'joined') throw error;
  }
}
