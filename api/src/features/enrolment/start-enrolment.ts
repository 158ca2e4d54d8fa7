import { code as rules } from '@nibras/contract/limits.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { addPending, enrolling, enrolmentOf } from './queries.ts';
import { sendEnrolmentCode } from './send-enrolment-code.ts';

interface StartEnrolment {
  course: number;
  caller: Caller;
  networkAddress: string;
}

/**
 * Begins an enrolment and mails its code. Asked again while it is pending it changes nothing, and sends no second
 * mail within the wait between two codes; who joined already stays joined (docs/behaviour/enrolment.md#codes).
 * @returns where it stands, and the seconds until another code may be asked for
 * @throws AppError course-not-found, too-many-requests
 */
export async function startEnrolment(
  platform: Platform,
  { course, caller, networkAddress }: StartEnrolment,
): Promise<{ status: 'pending'; resendAfter: number } | { status: 'joined' }> {
  return platform.db.transaction(async (tx) => {
    const about = found(await enrolling(tx, course, caller.id), 'course-not-found');
    await addPending(tx, course, caller.id, platform.now());
    const enrolment = await enrolmentOf(tx, course, caller.id);
    if (enrolment?.status === 'joined') return { status: 'joined' };
    try {
      await sendEnrolmentCode(tx, platform, {
        course: { id: course, name: about.courseName },
        person: { id: caller.id, email: about.email },
        networkAddress,
      });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'code-too-soon')) throw error;
      return { status: 'pending', resendAfter: error.retryAfter ?? 0 };
    }
    return { status: 'pending', resendAfter: rules.resendAfter / 1000 };
  });
}
