import {
  getStudioCoupons,
  getStudioCouponsByIdUses,
} from '@nibras/contract/selling/coupons/studio/calls.ts';
import type { CouponsQuery } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';

export const couponSchemas = () => import('@nibras/contract/selling/coupons/studio/shapes.ts');
const fresh = { staleTime: 2_000, placeholderData: keepPreviousData };

/** Query of a page of the coupons, the newest first. */
export const couponsQuery = ({ page = 1, search = '', state, sort }: Partial<CouponsQuery>) =>
  queryOptions({
    ...callQuery(getStudioCoupons, { query: { page, search, state, sort } }),
    select: ({ coupons }) => coupons,
    ...fresh,
  });

/** Query of a page of the purchases with a coupon, the newest first. */
export const couponUsesQuery = (id: number, page: number) =>
  queryOptions({
    ...callQuery(getStudioCouponsByIdUses, { params: { id }, query: { page } }),
    select: ({ uses }) => uses,
    ...fresh,
  });
