import {
  getStudioSelling,
  getStudioSellingReceipts,
  putStudioSelling,
} from '@nibras/contract/selling/settings/studio/calls.ts';
import type { SellingSetupFields } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryString } from '#platform/api/api-client.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

const call = '/api/studio/selling';

/** Query of how the provider sells, and of what is missing. */
export const sellingQuery = queryOptions({
  queryKey: [...studioKey, 'selling'],
  queryFn: async ({ signal }) => makeCall(getStudioSelling, { signal }),
  staleTime: 2_000,
});

export const saveSelling = (json: SellingSetupFields) => makeCall(putStudioSelling, { body: json });

/** Query of the receipts of a month; of the present one without it. */
export const receiptsQuery = ({ page, month }: { page: number; month?: string | undefined }) =>
  queryOptions({
    queryKey: [...studioKey, 'selling', 'receipts', { page, month }],
    queryFn: ({ signal }) => makeCall(getStudioSellingReceipts, { query: { page, month }, signal }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

export const exportPath = (month: string) => `${call}/receipts/export${queryString({ month })}`;
