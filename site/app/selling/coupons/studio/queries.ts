import {
  getStudioCoupons,
  getStudioCouponsByIdUses,
} from '@nibras/contract/selling/coupons/studio/calls.ts';
import type { CouponsQuery } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

export const couponSchemas = () => import('@nibras/contract/selling/coupons/studio/shapes.ts');
const key = [...studioKey, 'coupons'] as const;
const fresh = { staleTime: 2_000, placeholderData: keepPreviousData };

/** Query of a page of the coupons, the newest first. */
export const couponsQuery = ({ page = 1, search = '', state }: Partial<CouponsQuery>) =>
  queryOptions({
    queryKey: [...key, { page, search, state }],
    queryFn: async ({ signal }) => {
      return (await makeCall(getStudioCoupons, { query: { page, search, state }, signal })).coupons;
    },
    ...fresh,
  });

/** Query of a page of the purchases with a coupon, the newest first. */
export const couponUsesQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...key, id, 'uses', page],
    queryFn: async ({ signal }) => {
      return (await makeCall(getStudioCouponsByIdUses, { params: { id }, query: { page }, signal }))
        .uses;
    },
    ...fresh,
  });
