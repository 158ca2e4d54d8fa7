import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { enrolmentContext, enrolmentOf } from './queries.ts';
import { sendEnrolmentCode } from './send-enrolment-code.ts';

/**
 * Mails another code for a pending enrolment and invalidates the one before it.
 * @throws AppError course-not-found, already-enrolled, payment-needed, access-ended, enrolment-not-pending, code-too-soon, too-many-requests
 */
export async function resendEnrolmentCode(
  platform: Platform,
  { course, caller, networkAddress }: { course: number; caller: Caller; networkAddress: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const context = orThrow(await enrolmentContext(tx, course, caller.id), 'course-not-found');
    const seen = await enrolmentOf(tx, course, caller.id);
    if (seen?.status === 'joined') throw new AppError('already-enrolled');
    if (context.isPriced) throw new AppError('payment-needed');
    const enrolment = orThrow(seen, 'enrolment-not-pending');
    if (enrolment.status === 'ended') throw new AppError('access-ended');
    await sendEnrolmentCode(tx, platform, {
      course: { id: course, name: context.courseName },
      person: { id: caller.id, email: context.email },
      networkAddress,
    });
  });
}
