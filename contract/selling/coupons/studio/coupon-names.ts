import type { CouponState } from './shapes.ts';

/** How a coupon stands, in the list and in its export. */
export const couponStateNames: Record<CouponState, string> = {
  active: 'سارٍ',
  waiting: 'لم يبدأ بعد',
  over: 'انتهى',
  'used-up': 'استُنفد',
  off: 'موقوف',
  binned: 'في سلة المحذوفات',
};
