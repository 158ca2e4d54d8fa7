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
import { callQuery } from '#platform/query/call-query.ts';

const schemas = () => import('@nibras/contract/selling/transfers/studio/shapes.ts');

/** The address of the calls about transfers. */
export const transfersPath = '/api/studio/transfers';

/** Query of a list of receipts; those that wait are asked for often. */
export const transferListQuery = ({ list, page, search }: TransfersQuery) =>
  queryOptions({
    ...callQuery(getStudioTransfers, { query: { list, page, search } }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
    refetchInterval: limits.refreshEvery,
  });

/** Query of the first receipts that wait, for the queue and the number of the navigation. */
export const waitingQuery = transferListQuery({ list: 'waiting', page: 1, search: '' });

/** Query of one receipt with all that a decision needs. */
export const transferQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioTransfersById, { params: { id } }),
    select: ({ transfer }) => transfer,
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
    ...callQuery(getStudioTransfersTotals, { query: days }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
