import { transfers as limits } from '@nibras/contract/limits.ts';
import {
  getStudioTransfers,
  getStudioTransfersById,
  getStudioTransfersTotals,
} from '@nibras/contract/selling/transfers/studio/calls.ts';
import type {
  TotalsQuery,
  TransferAction,
  TransfersQuery,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiSend } from '#platform/api/api-client.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

const schemas = () => import('@nibras/contract/selling/transfers/studio/shapes.ts');

/** The prefix of the keys of all that is fetched of transfers. */
export const transfersKey = [...studioKey, 'transfers'] as const;

/** The address of the calls about transfers. */
export const transfersPath = '/api/studio/transfers';

/** Query of a list of receipts; those that wait are asked for often. */
export const transferListQuery = ({ list, page, search }: TransfersQuery) =>
  queryOptions({
    queryKey: [...transfersKey, 'list', { list, page, search }],
    queryFn: ({ signal }) =>
      makeCall(getStudioTransfers, { query: { list, page, search }, signal }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
    refetchInterval: limits.refreshEvery,
  });

/** Query of the first receipts that wait, for the queue and the number of the navigation. */
export const waitingQuery = transferListQuery({ list: 'waiting', page: 1, search: '' });

/** Query of one receipt with all that a decision needs. */
export const transferQuery = (id: number) =>
  queryOptions({
    queryKey: [...transfersKey, 'item', id],
    queryFn: async ({ signal }) => {
      const { transfer } = await makeCall(getStudioTransfersById, { params: { id }, signal });
      return transfer;
    },
    staleTime: 5_000,
    refetchInterval: limits.refreshEvery,
  });

/** Sends a decision about a receipt. Throws as the API client does. */
export const sendDecision = (id: number, act: TransferAction, json: object = {}) =>
  apiSend('POST', `${transfersPath}/${id}/${act}`, {
    ...(act !== 'reopen' && { json }),
    schema: async () => (await schemas()).decidedAnswer,
  });

/** Query of what came through each channel on each day. */
export const totalsQuery = (days: TotalsQuery) =>
  queryOptions({
    queryKey: [...transfersKey, 'totals', days],
    queryFn: ({ signal }) => makeCall(getStudioTransfersTotals, { query: days, signal }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
