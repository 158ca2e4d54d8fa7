import type { CouponsQuery } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

export const couponSchemas = () => import('@nibras/contract/selling/coupons/studio/shapes.ts');

const path = '/api/studio/coupons';
const key = [...studioKey, 'coupons'] as const;
const fresh = { staleTime: 2_000, placeholderData: keepPreviousData };

/** Query of a page of the coupons, the newest first. */
export const couponsQuery = ({ page = 1, search = '', state }: Partial<CouponsQuery>) =>
  queryOptions({
    queryKey: [...key, { page, search, state }],
    queryFn: async ({ signal }) => {
      const schema = async () => (await couponSchemas()).couponsAnswer;
      const query = queryString({ page, search, state });
      return (await apiGet(`${path}${query}`, { schema, signal })).coupons;
    },
    ...fresh,
  });

/** Query of a page of the purchases with a coupon, the newest first. */
export const couponUsesQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...key, id, 'uses', page],
    queryFn: async ({ signal }) => {
      const schema = async () => (await couponSchemas()).couponUsesAnswer;
      return (await apiGet(`${path}/${id}/uses${queryString({ page })}`, { schema, signal })).uses;
    },
    ...fresh,
  });
