import type { EnrolmentState } from '@nibras/contract/courses.ts';
import { parsePrice } from '#ui/text/price-logic.ts';

export type EnrolAction = {
  kind: 'verify' | 'joined' | 'teaches' | 'free' | 'paid';
  label: string;
  /** Takes the label's place while the request runs. */
  busyLabel?: string;
  disabled: boolean;
};

interface Situation {
  status: EnrolmentState;
  price: string | null;
  /** The person at hand teaches the course. */
  teaches?: boolean;
}

/** What a course's button offers (docs/behaviour/enrolment.md#button). */
export function enrolAction({ status, price, teaches = false }: Situation): EnrolAction {
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
  const read = parsePrice(price);
  if (read.kind === 'free') {
    return { kind: 'free', label: 'اشترك الآن مجانًا', busyLabel, disabled: false };
  }
  // The amount reads left to right inside the sentence: U+2066 … U+2069 isolate it.
  const amount = read.kind === 'amount' ? `\u2066${read.text}\u2069` : read.text;
  return { kind: 'paid', label: `اشترك الآن بسعر ${amount}`, busyLabel, disabled: false };
}
