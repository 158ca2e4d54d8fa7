import { code as rules } from '@nibras/contract/limits.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Caller, isFreshProof } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { completeEnrolment } from './complete-enrolment.ts';
import { addPending, type EnrolmentContext, enrolmentContext, enrolmentOf } from './queries.ts';
import type { SellCourse } from './sell-course.ts';
import { sendEnrolmentCode } from './send-enrolment-code.ts';

interface StartEnrolment {
  course: number;
  caller: Caller;
  networkAddress: string;
  sell: SellCourse;
  /** Whether the client accepts an enrolment without a code for a user who has just verified their e-mail address. */
  takesProof: boolean;
}

type Started =
  | { status: 'pending'; resendAfter: number }
  | { status: 'pending'; purchase: number }
  /** `isNew`: joined by this call. */
  | { status: 'joined'; isNew?: true };

/**
 * Mails the code of a free course. The code proves the address, so anyone who has signed in by one within the last minutes needs
 * no second one where the client knows that.
 */
async function mailCode(
  tx: Transaction,
  platform: Platform,
  { context, caller, networkAddress, takesProof }: StartEnrolment & { context: EnrolmentContext },
): Promise<Started> {
  const { courseId: id, courseName: name, email } = context;
  await addPending(tx, id, caller.id, platform.now());
  const enrolment = await enrolmentOf(tx, id, caller.id);
  if (enrolment?.status === 'joined') return { status: 'joined' };
  if (enrolment?.status === 'ended') throw new AppError('access-ended');
  if (takesProof && isFreshProof(caller.provenAt, platform.now())) {
    await completeEnrolment(platform, tx, { context, person: caller.id });
    return { status: 'joined', isNew: true };
  }
  try {
    const person = { id: caller.id, email };
    await sendEnrolmentCode(tx, platform, { course: { id, name }, person, networkAddress });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'code-too-soon')) throw error;
    return { status: 'pending', resendAfter: error.retryAfter ?? 0 };
  }
  return { status: 'pending', resendAfter: rules.resendAfter / 1000 };
}

/**
 * Starts an enrolment. Of a free course it mails the code; repeated while it is pending, it changes nothing and sends no
 * second mail within the wait between two codes (docs/behaviour/enrolment.md#codes). Of a priced course it opens the
 * purchase, or finds the open one again (docs/behaviour/selling.md). A completed enrolment stays as it is.
 * @returns the status, and the seconds until another code may be requested, or the purchase
 * @throws AppError course-not-found, access-ended, too-many-requests, not-for-sale
 */
export async function startEnrolment(platform: Platform, start: StartEnrolment): Promise<Started> {
  const { course, caller, sell } = start;
  const begun = await platform.db.transaction(async (tx): Promise<Started | 'priced'> => {
    const context = orThrow(await enrolmentContext(tx, course, caller.id), 'course-not-found');
    if (!context.isPriced) return mailCode(tx, platform, { ...start, context });
    const enrolment = await enrolmentOf(tx, course, caller.id);
    return enrolment?.status === 'joined' ? { status: 'joined' } : 'priced';
  });
  if (begun !== 'priced') return begun;
  const { purchase, isPaid } = await sell(platform, { person: caller.id, course });
  return isPaid ? { status: 'joined' } : { status: 'pending', purchase };
}
