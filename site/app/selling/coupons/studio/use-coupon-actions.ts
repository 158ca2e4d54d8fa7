import {
  deleteStudioCouponsById,
  postStudioCoupons,
  postStudioCouponsByIdRestore,
  putStudioCouponsActive,
  putStudioCouponsById,
  putStudioCouponsByIdActive,
} from '@nibras/contract/selling/coupons/studio/calls.ts';
import type { CouponBody, StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { countLabel, countWithVerb } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isMade, useChange } from '#studio-kit/frame/use-change.ts';
import { type ActedList, changeRows } from '#studio-kit/lists/commands/list-rows.ts';

/** What is said of several coupons that were switched. */
const switchedTexts = (active: boolean) =>
  active
    ? {
        done: ({ changed }: { changed: number }) =>
          `عاد العمل بما حُدّد: ${countLabel(changed, rareNouns.coupon)}`,
        failed: 'تعذرت إعادة العمل بالكوبونات',
      }
    : {
        done: ({ changed }: { changed: number }) =>
          countWithVerb(changed, rareNouns.coupon, { masculine: 'أُوقف', feminine: 'أُوقفت' }),
        failed: 'تعذر إيقاف الكوبونات',
      };

/**
 * Changes of coupons, which take effect at once; each offers the way back.
 * @param list the list in which a switched coupon stays where it stands, unless the list's filter excludes it
 */
export function useCouponActions(list?: ActedList) {
  const client = useQueryClient();
  const { busy, change } = useChange();
  const show = list && {
    show: ({ coupon }: { coupon: StudioCoupon }) =>
      changeRows(client, {
        list: list.queryKey,
        fits: list.fits,
        change: ({ id }) => (id === coupon.id ? coupon : null),
      }),
  };
  return {
    busy,
    /** Resolves to whether it was done. */
    switchAll: (ids: readonly number[], active: boolean): Promise<boolean> =>
      isMade(change(putStudioCouponsActive, { body: { ids, active } }, switchedTexts(active))),
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
          ? { ...show, done: `عاد العمل بالكوبون ${code}`, failed: 'تعذرت إعادة العمل بالكوبون' }
          : { ...show, done: `أُوقف الكوبون ${code}`, failed: 'تعذر إيقاف الكوبون' },
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
