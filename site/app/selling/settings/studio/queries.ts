import {
  getStudioSelling,
  getStudioSellingReceipts,
  putStudioSelling,
} from '@nibras/contract/selling/settings/studio/calls.ts';
import type { SellingSetupFields } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryString } from '#platform/api/api-client.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

const call = '/api/studio/selling';

/** Query of how the provider sells, and of what is missing. */
export const sellingQuery = queryOptions({
  ...callQuery(getStudioSelling),
  staleTime: 2_000,
});

export const saveSelling = (json: SellingSetupFields) => makeCall(putStudioSelling, { body: json });

/** Query of the receipts of a month; of the present one without it. */
export const receiptsQuery = ({ page, month }: { page: number; month?: string | undefined }) =>
  queryOptions({
    ...callQuery(getStudioSellingReceipts, { query: { page, month } }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

export const exportPath = (month: string) => `${call}/receipts/export${queryString({ month })}`;
