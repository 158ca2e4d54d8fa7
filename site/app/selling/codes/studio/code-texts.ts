import type { CodeBatch } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatMoney } from '#ui/text/money.tsx';

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
