import type { StudioCoupon } from '@nibras/contract/studio/coupons.ts';
import { useItemActs } from '../lists/use-item-acts.ts';
import { couponSchemas } from './queries.ts';

const texts = {
  saved: ({ code }: StudioCoupon, isNew: boolean) => `${isNew ? 'أُنشئ' : 'حُفظ'} الكوبون ${code}`,
  switched: ({ code }: StudioCoupon, active: boolean) =>
    active
      ? { done: `عاد العمل بالكوبون ${code}`, failed: 'لم يعد العمل بالكوبون' }
      : { done: `أُوقف الكوبون ${code}`, failed: 'لم يُوقف الكوبون' },
  binned: ({ code }: StudioCoupon) => ({
    done: `نُقل الكوبون ${code} إلى سلة المحذوفات`,
    failed: 'لم يُحذف الكوبون',
  }),
  restored: ({ code }: StudioCoupon) => ({
    done: `عاد الكوبون ${code}`,
    failed: 'لم يعد الكوبون',
  }),
};

/** Changes of coupons, which take effect at once; each offers the way back. */
export const useCouponActs = () =>
  useItemActs({
    path: '/api/studio/coupons',
    schema: async () => (await couponSchemas()).couponChangeAnswer,
    itemOf: ({ coupon }) => coupon,
    texts,
  });
