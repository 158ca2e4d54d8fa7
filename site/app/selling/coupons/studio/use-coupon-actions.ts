import {
  deleteStudioCouponsById,
  postStudioCoupons,
  postStudioCouponsByIdRestore,
  putStudioCouponsById,
  putStudioCouponsByIdActive,
} from '@nibras/contract/selling/coupons/studio/calls.ts';
import type { CouponBody, StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { useChange } from '#studio-kit/frame/use-change.ts';

/** Changes of coupons, which take effect at once; each offers the way back. */
export function useCouponActions() {
  const { change } = useChange();
  return {
    /** Makes a coupon, or changes the one with an id. @throws ApiError of a refused value */
    async save(id: number | null, body: CouponBody): Promise<void> {
      if (id === null) {
        const done = ({ coupon }: { coupon: StudioCoupon }) => `أُنشئ الكوبون ${coupon.code}`;
        await change(postStudioCoupons, { body }, { done });
      } else {
        const done = ({ coupon }: { coupon: StudioCoupon }) => `حُفظ الكوبون ${coupon.code}`;
        await change(putStudioCouponsById, { params: { id }, body }, { done });
      }
    },
    switch: ({ id, code }: StudioCoupon, active: boolean) =>
      change(
        putStudioCouponsByIdActive,
        { params: { id }, body: { active } },
        active
          ? { done: `عاد العمل بالكوبون ${code}`, failed: 'تعذرت إعادة العمل بالكوبون' }
          : { done: `أُوقف الكوبون ${code}`, failed: 'تعذر إيقاف الكوبون' },
      ),
    bin: ({ id, code }: StudioCoupon) =>
      change(
        deleteStudioCouponsById,
        { params: { id } },
        { done: `نُقل الكوبون ${code} إلى سلة المحذوفات`, failed: 'تعذر حذف الكوبون' },
      ),
    restore: ({ id, code }: StudioCoupon) =>
      change(
        postStudioCouponsByIdRestore,
        { params: { id } },
        { done: `عاد الكوبون ${code}`, failed: 'تعذرت استعادة الكوبون' },
      ),
  };
}
