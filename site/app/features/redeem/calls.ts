import type { RedeemAnswer } from '@nibras/contract/selling/codes/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';

const schemas = () => import('@nibras/contract/selling/codes/shapes.ts');

/** Redeems a code and returns what it has given. Throws as the API client does. */
export const redeemCode = (code: string): Promise<RedeemAnswer> =>
  apiSend('POST', '/api/redeem', {
    json: { code },
    schema: async () => (await schemas()).redeemAnswer,
  });

/** Query of what the user has to spend, in each currency. */
export const creditQuery = queryOptions({
  queryKey: ['credit'],
  queryFn: ({ signal }) =>
    apiGet('/api/credit', { schema: async () => (await schemas()).creditAnswer, signal }),
});
