import type { CouponState, StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { formatMoney } from '#ui/text/money.tsx';

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
