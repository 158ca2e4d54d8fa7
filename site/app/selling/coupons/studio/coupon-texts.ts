import type { CouponState, StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import type { NounForms } from '#platform/plurals.ts';
import { formatMoney } from '#ui/text/money.tsx';

export const couponNoun: NounForms = {
  zero: 'لا كوبونات',
  one: 'كوبون واحد',
  two: 'كوبونان',
  few: 'كوبونات',
  many: 'كوبونًا',
  other: 'كوبون',
};

export const usesNoun: NounForms = {
  zero: 'لم يُستخدم',
  one: 'مرة واحدة',
  two: 'مرتان',
  few: 'مرات',
  many: 'مرة',
  other: 'مرة',
};

/** Of one coupon. */
export const stateNames: Record<CouponState, string> = {
  active: 'سارٍ',
  waiting: 'لم يبدأ بعد',
  over: 'انتهى',
  'used-up': 'استُنفد',
  off: 'موقوف',
  binned: 'في سلة المحذوفات',
};

/** Of many, as the list's filter has them. */
export const listedStates: Record<CouponState, string> = {
  active: 'السارية',
  waiting: 'لم تبدأ بعد',
  over: 'المنتهية',
  'used-up': 'المستنفدة',
  off: 'الموقوفة',
  binned: 'سلة المحذوفات',
};

/** What a coupon takes off: «20%», «50 ج.م». */
export const discountText = ({ kind, percent, amount, currency }: StudioCoupon): string =>
  kind === 'percent' || amount === null || currency === null
    ? `\u2068${percent}%\u2069`
    : formatMoney(amount, currency);
