import {
  getStudioCases,
  getStudioCoursesByIdIncome,
  getStudioPurchases,
  getStudioPurchasesById,
  getStudioPurchasesSums,
} from '@nibras/contract/selling/purchases/studio/calls.ts';
import type { CasesQuery, SaleFilters } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

const staleTime = 2_000;

/** The prefix of the keys of all that the pages of purchases fetch. */
export const salesKey = [...studioKey, 'purchases'] as const;

/** Query of a list of purchases, the newest first, page by page. */
export const saleListQuery = (filters: Partial<SaleFilters>) =>
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
    queryKey: [...salesKey, 'sums', filters],
    queryFn: ({ signal }) => makeCall(getStudioPurchasesSums, { query: filters, signal }),
    staleTime,
    placeholderData: keepPreviousData,
  });

export const saleKey = (id: number) => [...salesKey, 'one', id] as const;

/** Query of one purchase with all that belongs to it. */
export const saleQuery = (id: number) =>
  queryOptions({
    queryKey: saleKey(id),
    queryFn: async ({ signal }) => {
      const { purchase } = await makeCall(getStudioPurchasesById, { params: { id }, signal });
      return purchase;
    },
    staleTime,
  });

/** Query of how often a course was sold, and of what that has brought. */
export const courseIncomeQuery = (course: number) =>
  queryOptions({
    queryKey: [...salesKey, 'income', course],
    queryFn: ({ signal }) =>
      makeCall(getStudioCoursesByIdIncome, { params: { id: course }, signal }),
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
