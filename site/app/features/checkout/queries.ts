import type { ChangeCheckout, CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';

const schemas = () => import('@nibras/contract/selling/checkout/shapes.ts');

/** The API path of a purchase's state, and of its changes. */
export const checkoutPath = (id: string | number) => `/api/checkout/${encodeURIComponent(id)}`;

/** The prefix of the keys of what is shown of purchases. */
export const purchasesKey = ['purchases'] as const;

/** Query of a purchase: where it stands, and how it can be paid. */
export function checkoutQuery(id: string) {
  return queryOptions({
    queryKey: [...purchasesKey, 'one', id],
    queryFn: ({ signal }) =>
      apiGet(checkoutPath(id), {
        schema: async () => (await schemas()).checkoutAnswer,
        signal,
      }),
    // Its state changes by what others do, so it is read again at each visit.
    staleTime: 2_000,
    refetchOnWindowFocus: true,
  });
}

/** The API path of a page of the user's purchases. */
export const purchasesPath = (page: number) => `/api/purchases?page=${page}`;

/** Query of a page of the user's purchases. The previous page stays while the next is loading. */
export function purchaseListQuery(page: number) {
  return queryOptions({
    queryKey: [...purchasesKey, 'list', page],
    queryFn: async ({ signal }) => {
      const { purchases } = await apiGet(purchasesPath(page), {
        schema: async () =>
          (await import('@nibras/contract/selling/purchases/shapes.ts')).purchasesAnswer,
        signal,
      });
      return purchases;
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
}

const changed = async () => (await schemas()).changeCheckoutAnswer;

/** Changes the coupon, or whether credit pays. */
export async function changeCheckout(id: number, json: ChangeCheckout): Promise<CheckoutAnswer> {
  return (await apiSend('PUT', checkoutPath(id), { json, schema: changed })).checkout;
}

/** Cancels a purchase that is not paid. */
export async function cancelCheckout(id: number): Promise<CheckoutAnswer> {
  return (await apiSend('POST', `${checkoutPath(id)}/cancel`, { schema: changed })).checkout;
}

/** Begins a new purchase of the same. @returns its id */
export async function buyAgain(id: number): Promise<number> {
  const answer = await apiSend('POST', `${checkoutPath(id)}/again`, {
    schema: async () => (await schemas()).againAnswer,
  });
  return answer.purchase.id;
}

/** Query of what visitors may know of the ways to pay. */
export const waysToPayQuery = queryOptions({
  queryKey: ['ways-to-pay'],
  queryFn: ({ signal }) =>
    apiGet('/api/ways-to-pay', {
      schema: async () => (await schemas()).waysToPayAnswer,
      signal,
    }),
});
