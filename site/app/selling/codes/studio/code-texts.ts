import type {
  BatchState,
  CodeBatch,
  PackCodeState,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { countLabel } from '#platform/format.ts';
import type { NounForms } from '#platform/plurals.ts';
import { formatMoney } from '#ui/text/money.tsx';

export const codesNoun: NounForms = {
  zero: 'لا أكواد',
  one: 'كود واحد',
  two: 'كودان',
  few: 'أكواد',
  many: 'كودًا',
  other: 'كود',
};

/** As the object of a verb: «ألغِ كودين». */
export const codesObject: NounForms = { ...codesNoun, one: 'كودًا واحدًا', two: 'كودين' };

export const batchesNoun: NounForms = {
  zero: 'لا مجموعات',
  one: 'مجموعة واحدة',
  two: 'مجموعتان',
  few: 'مجموعات',
  many: 'مجموعة',
  other: 'مجموعة',
};

const daysNoun: NounForms = {
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};

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
  if (!first) return 'كورس محذوف';
  return others.length === 0
    ? first.name
    : `${first.name}، و${countLabel(others.length, 'course')}`;
}

export const daysText = (days: number): string => countLabel(days, daysNoun);
