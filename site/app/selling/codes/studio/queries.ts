import {
  getStudioCodes,
  getStudioCodesById,
  getStudioCodesByIdCodes,
  postStudioCodes,
  postStudioCodesByIdCancel,
  postStudioCodesFind,
} from '@nibras/contract/selling/codes/studio/calls.ts';
import type {
  BatchesQuery,
  MakeBatchBody,
  PackCodesQuery,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** The prefix of the keys of all that is about codes. */
export const codesKey = [...studioKey, 'codes'] as const;
const path = '/api/studio/codes';
const fresh = { staleTime: 2_000 };

/** Query of a page of the batches, the newest first. */
export const batchesQuery = ({ page = 1, search = '', state }: Partial<BatchesQuery>) =>
  queryOptions({
    queryKey: [...codesKey, { page, search, state }],
    queryFn: async ({ signal }) => {
      const { batches } = await makeCall(getStudioCodes, {
        query: { page, search, state },
        signal,
      });
      return batches;
    },
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** Query of one batch. */
export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: [...codesKey, 'batch', id],
    queryFn: async ({ signal }) => {
      const { batch } = await makeCall(getStudioCodesById, { params: { id }, signal });
      return batch;
    },
    ...fresh,
  });

/** Query of a page of a batch's codes, by their numbers. */
export const packCodesQuery = (id: number, { page = 1, state }: Partial<PackCodesQuery>) =>
  queryOptions({
    queryKey: [...codesKey, 'batch', id, 'codes', { page, state }],
    queryFn: async ({ signal }) => {
      const { codes } = await makeCall(getStudioCodesByIdCodes, {
        params: { id },
        query: { page, state },
        signal,
      });
      return codes;
    },
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
export const reportPath = (id: number) => `${path}/${id}/report`;
