import type {
  CoursePermissions,
  EnrolmentState,
} from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type AmountSign, parsePrice } from '#ui/text/price-logic.ts';

export type EnrolAction = {
  kind: 'verify' | 'joined' | 'teaches' | 'open' | 'closed' | 'free' | 'paid' | 'unsold';
  label: string;
  /** Replaces the label while the request is pending. */
  busyLabel?: string;
  disabled: boolean;
};

interface EnrolActionOptions {
  status: EnrolmentState;
  price: string | null;
  /** Whether what costs something can be paid now. */
  payable: boolean;
  /** The user's permissions in the course. */
  permissions: Pick<CoursePermissions, 'enrol' | 'teach' | 'watch'>;
  currency?: AmountSign | undefined;
}

/** The action of a course's button (docs/behaviour/enrolment.md#button). */
export function enrolAction({
  status,
  price,
  payable,
  permissions,
  currency,
}: EnrolActionOptions): EnrolAction {
  if (status === 'pending') {
    return { kind: 'verify', label: 'أدخل كود الاشتراك', disabled: false };
  }
  if (status === 'joined') {
    return { kind: 'joined', label: 'أنت مشترك بالفعل', disabled: true };
  }
  const parsed = parsePrice(price, currency);
  const hasEnded = status === 'ended' && !permissions.watch;
  // Free access that has ended is given again by the provider alone.
  if (hasEnded && (parsed.kind === 'free' || !permissions.enrol)) {
    return { kind: 'closed', label: 'انتهى اشتراكك', disabled: true };
  }
  if (!permissions.enrol) return withoutEnrolment(permissions);
  const busyLabel = hasEnded ? 'جارٍ التجديد…' : 'جارٍ الاشتراك…';
  if (parsed.kind === 'free') {
    return { kind: 'free', label: 'اشترك الآن مجانًا', busyLabel, disabled: false };
  }
  if (!payable) return { kind: 'unsold', label: 'يُفتح بكود أو بمنحة', disabled: true };
  // U+2066 … U+2069 isolate a left-to-right amount in the sentence.
  const amount =
    parsed.kind === 'amount' && parsed.ltr ? `\u2066${parsed.text}\u2069` : parsed.text;
  const verb = hasEnded ? 'جدّد اشتراكك' : 'اشترك الآن';
  return { kind: 'paid', label: `${verb} بسعر ${amount}`, busyLabel, disabled: false };
}

/** For users who may not enrol: the course's teacher, and admins, who watch every course. */
function withoutEnrolment({ teach, watch }: EnrolActionOptions['permissions']): EnrolAction {
  if (teach)
    return { kind: 'teaches', label: wording`أنت معلّم {course:هذا|هذه} الكورس`, disabled: true };
  if (watch)
    return { kind: 'open', label: wording`الكورس {مفتوح|مفتوحة} لك دون اشتراك`, disabled: true };
  return { kind: 'closed', label: 'الاشتراك غير متاح', disabled: true };
}

/** Whether the user is a member of the course: enrolled, its teacher, or an admin. */
export function isMemberAction({ kind }: EnrolAction): boolean {
  return kind === 'joined' || kind === 'teaches' || kind === 'open';
}
