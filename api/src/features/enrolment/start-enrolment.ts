import { code as rules } from '@nibras/contract/limits.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { addPending, enrolmentContext, enrolmentOf } from './queries.ts';
import { sendEnrolmentCode } from './send-enrolment-code.ts';

interface StartEnrolment {
  course: number;
  caller: Caller;
  networkAddress: string;
}

/**
 * Starts an enrolment and mails its code. Repeated while it is pending, it changes nothing and sends no second mail
 * within the wait between two codes; a completed enrolment stays as it is (docs/behaviour/enrolment.md#codes).
 * @returns the status, and the seconds until another code may be requested
 * @throws AppError course-not-found, access-ended, too-many-requests
 */
export async function startEnrolment(
  platform: Platform,
  { course, caller, networkAddress }: StartEnrolment,
): Promise<{ status: 'pending'; resendAfter: number } | { status: 'joined' }> {
  return platform.db.transaction(async (tx) => {
    const context = found(await enrolmentContext(tx, course, caller.id), 'course-not-found');
    await addPending(tx, course, caller.id, platform.now());
    const enrolment = await enrolmentOf(tx, course, caller.id);
    if (enrolment?.status === 'joined') return { status: 'joined' };
    if (enrolment?.status === 'ended') throw new AppError('access-ended');
    try {
      await sendEnrolmentCode(tx, platform, {
        course: { id: course, name: context.courseName },
        person: { id: caller.id, email: context.email },
        networkAddress,
      });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'code-too-soon')) throw error;
      return { status: 'pending', resendAfter: error.retryAfter ?? 0 };
    }
    return { status: 'pending', resendAfter: rules.resendAfter / 1000 };
  });
}
