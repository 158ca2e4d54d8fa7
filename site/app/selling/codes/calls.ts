import { getCredit, postRedeem } from '@nibras/contract/selling/codes/calls.ts';
import type { RedeemAnswer } from '@nibras/contract/selling/codes/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';

/** Redeems a code and returns what it has given. Throws as the API client does. */
export const redeemCode = (code: string): Promise<RedeemAnswer> =>
  makeCall(postRedeem, { body: { code } });

/** Query of what the user has to spend, in each currency. */
export const creditQuery = queryOptions({
  queryKey: ['credit'],
  queryFn: ({ signal }) => makeCall(getCredit, { signal }),
});
