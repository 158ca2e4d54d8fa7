import {
  getStudioCases,
  getStudioCasesById,
  getStudioCoursesByIdIncome,
  getStudioPurchases,
  getStudioPurchasesById,
  getStudioPurchasesSums,
} from '@nibras/contract/selling/purchases/studio/calls.ts';
import type {
  CasesQuery,
  SaleFilters,
  SalesExportQuery,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

const staleTime = 2_000;

/** The prefix of the keys of all that the pages of purchases fetch. */
export const salesKey = [...studioKey, 'purchases'] as const;

/** Query of a list of purchases, the newest first, page by page. */
export const saleListQuery = (filters: Partial<SalesExportQuery>) =>
  infiniteQueryOptions({
    queryKey: [...salesKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      makeCall(getStudioPurchases, { query: { ...filters, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Query of how many purchases the filters leave, and of their money. */
export const saleSumsQuery = (filters: Partial<SaleFilters>) =>
  queryOptions({
    ...callQuery(getStudioPurchasesSums, { query: filters }),
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Query of one purchase with all that belongs to it. */
export const saleQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioPurchasesById, { params: { id } }),
    select: ({ purchase }) => purchase,
    staleTime,
  });

/** Query of how often a course was sold, and of what that has brought. */
export const courseIncomeQuery = (course: number) =>
  queryOptions({
    ...callQuery(getStudioCoursesByIdIncome, { params: { id: course } }),
    staleTime,
  });

/** Query of the payments that wait for a decision, or of those that were decided, page by page. */
export const caseListQuery = (list: CasesQuery['list']) =>
  infiniteQueryOptions({
    queryKey: [...salesKey, 'cases', list],
    queryFn: ({ pageParam, signal }) =>
      makeCall(getStudioCases, { query: { list, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime,
  });

/** Query of one payment that does not fit. */
export const oneCaseQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioCasesById, { params: { id } }),
    select: ({ case: found }) => found,
    staleTime: 2_000,
  });
