import type { SellingSetupFields } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/selling/settings/studio/shapes.ts');
const call = '/api/studio/selling';

/** Query of how the provider sells, and of what is missing. */
export const sellingQuery = queryOptions({
  queryKey: [...studioKey, 'selling'],
  queryFn: async ({ signal }) =>
    apiGet(call, { schema: async () => (await schemas()).sellingState, signal }),
  staleTime: 2_000,
});

export const saveSelling = (json: SellingSetupFields) =>
  apiSend('PUT', call, { json, schema: async () => (await schemas()).sellingChangeAnswer });

/** Query of the receipts of a month; of the present one without it. */
export const receiptsQuery = ({ page, month }: { page: number; month?: string | undefined }) =>
  queryOptions({
    queryKey: [...studioKey, 'selling', 'receipts', { page, month }],
    queryFn: ({ signal }) =>
      apiGet(`${call}/receipts${queryString({ page, month })}`, {
        schema: async () => (await schemas()).receiptsAnswer,
        signal,
      }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

export const exportPath = (month: string) => `${call}/receipts/export${queryString({ month })}`;
