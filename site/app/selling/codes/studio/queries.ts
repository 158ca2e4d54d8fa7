import {
  getStudioCodes,
  getStudioCodesById,
  getStudioCodesByIdCodes,
  getStudioCodesByIdReport,
  postStudioCodes,
  postStudioCodesByIdCancel,
  postStudioCodesFind,
} from '@nibras/contract/selling/codes/studio/calls.ts';
import type {
  BatchesQuery,
  MakeBatchBody,
  PackCodesExportQuery,
  PackCodesQuery,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** The prefix of the keys of all that is about codes. */
export const codesKey = [...studioKey, 'codes'] as const;
const path = '/api/studio/codes';
const fresh = { staleTime: 2_000 };

/** Query of a page of the batches, the newest first. */
export const batchesQuery = ({ page = 1, search = '', state, sort }: Partial<BatchesQuery>) =>
  queryOptions({
    ...callQuery(getStudioCodes, {
      query: { page, search, state, sort },
    }),
    select: ({ batches }) => batches,
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** Query of one batch. */
export const batchQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioCodesById, { params: { id } }),
    select: ({ batch }) => batch,
    ...fresh,
  });

/** Query of a page of a batch's codes, by their numbers. */
export const packCodesQuery = (id: number, { page = 1, state, sort }: Partial<PackCodesQuery>) =>
  queryOptions({
    ...callQuery(getStudioCodesByIdCodes, {
      params: { id },
      query: { page, state, sort },
    }),
    select: ({ codes }) => codes,
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** Makes codes; the answer is the only one that has them. */
export const createBatch = (json: MakeBatchBody) => makeCall(postStudioCodes, { body: json });

/** Cancels the unused codes of a batch, or of its numbers `from` to `to`. */
export const cancelCodes = (id: number, json: { from?: number; to?: number }) =>
  makeCall(postStudioCodesByIdCancel, { params: { id }, body: json });

/** Finds the code that a person has typed. */
export const findCode = (code: string) => makeCall(postStudioCodesFind, { body: { code } });

export const sheetPath = (id: number) => `${path}/${id}/sheet`;
/** Where the report of the codes that the list shows is, in its order. */
export const reportPath = (id: number, query: PackCodesExportQuery) =>
  addressOf(getStudioCodesByIdReport, { params: { id }, query });
