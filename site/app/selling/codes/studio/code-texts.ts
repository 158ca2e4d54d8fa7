import type {
  BatchState,
  CodeBatch,
  PackCodeState,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatMoney } from '#ui/text/money.tsx';

/** The state of a batch, and the filter of the list. */
export const batchStateNames: Record<BatchState, string> = {
  active: 'سارية',
  early: 'لم تبدأ',
  ended: 'منتهية',
  cancelled: 'ملغاة',
};

export const codeStateNames: Record<PackCodeState, string> = {
  left: 'لم يُستخدم',
  used: 'استُخدم',
  cancelled: 'ملغى',
};

/** What each code of a batch gives: «كورس بايثون», «رصيد 100 ج.م». */
export function givesText({ courses, amount, currency }: CodeBatch): string {
  if (amount !== null) return `رصيد ${formatMoney(amount, currency)}`;
  const [first, ...others] = courses;
  if (!first) return wording`كورس {محذوف|محذوفة}`;
  return others.length === 0
    ? first.name
    : `${first.name}، و${countLabel(others.length, 'course', 'nominative')}`;
}

export const daysText = (days: number): string => countLabel(days, 'day');
