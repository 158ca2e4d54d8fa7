import type { EnrolmentState } from '@nibras/contract/courses.ts';
import { readPrice } from '#ui/text/price-logic.ts';

export type EnrolAction = {
  kind: 'verify' | 'joined' | 'teaches' | 'free' | 'paid';
  label: string;
  /** Replaces the label while the request is pending. */
  busyLabel?: string;
  disabled: boolean;
};

interface EnrolActionOptions {
  status: EnrolmentState;
  price: string | null;
  /** The user teaches the course. */
  teaches?: boolean;
}

/** The action of a course's button (docs/behaviour/enrolment.md#button). */
export function enrolAction({ status, price, teaches = false }: EnrolActionOptions): EnrolAction {
  if (status === 'pending') {
    return { kind: 'verify', label: 'أدخل كود الاشتراك', disabled: false };
  }
  if (status === 'joined') {
    return { kind: 'joined', label: 'أنت مشترك بالفعل', disabled: true };
  }
  if (teaches) {
    return { kind: 'teaches', label: 'أنت معلّم هذا الكورس', disabled: true };
  }
  const busyLabel = 'جارٍ الاشتراك…';
  const parsed = readPrice(price);
  if (parsed.kind === 'free') {
    return { kind: 'free', label: 'اشترك الآن مجانًا', busyLabel, disabled: false };
  }
  // U+2066 … U+2069 isolate the left-to-right amount in the sentence.
  const amount = parsed.kind === 'amount' ? `\u2066${parsed.text}\u2069` : parsed.text;
  return { kind: 'paid', label: `اشترك الآن بسعر ${amount}`, busyLabel, disabled: false };
}
