import type { CasesQuery, SaleFilters } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

export const saleSchemas = () => import('@nibras/contract/selling/purchases/studio/shapes.ts');

const staleTime = 2_000;

/** The prefix of the keys of all that the pages of purchases fetch. */
export const salesKey = [...studioKey, 'purchases'] as const;

/** Query of a list of purchases, the newest first, page by page. */
export const saleListQuery = (filters: Partial<SaleFilters>) =>
  infiniteQueryOptions({
    queryKey: [...salesKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      apiGet(`/api/studio/purchases${queryString({ ...filters, before: pageParam })}`, {
        schema: async () => (await saleSchemas()).salesAnswer,
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Query of how many purchases the filters leave, and of their money. */
export const saleSumsQuery = (filters: Partial<SaleFilters>) =>
  queryOptions({
    queryKey: [...salesKey, 'sums', filters],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/purchases/sums${queryString({ ...filters })}`, {
        schema: async () => (await saleSchemas()).saleSumsAnswer,
        signal,
      }),
    staleTime,
    placeholderData: keepPreviousData,
  });

export const saleKey = (id: number) => [...salesKey, 'one', id] as const;

/** Query of one purchase with all that belongs to it. */
export const saleQuery = (id: number) =>
  queryOptions({
    queryKey: saleKey(id),
    queryFn: async ({ signal }) => {
      const { purchase } = await apiGet(`/api/studio/purchases/${id}`, {
        schema: async () => (await saleSchemas()).saleAnswer,
        signal,
      });
      return purchase;
    },
    staleTime,
  });

/** Query of how often a course was sold, and of what that has brought. */
export const courseIncomeQuery = (course: number) =>
  queryOptions({
    queryKey: [...salesKey, 'income', course],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/courses/${course}/income`, {
        schema: async () => (await saleSchemas()).saleSumsAnswer,
        signal,
      }),
    staleTime,
  });

/** Query of the payments that wait for a decision, or of those that were decided, page by page. */
export const caseListQuery = (list: CasesQuery['list']) =>
  infiniteQueryOptions({
    queryKey: [...salesKey, 'cases', list],
    queryFn: ({ pageParam, signal }) =>
      apiGet(`/api/studio/cases${queryString({ list, before: pageParam })}`, {
        schema: async () => (await saleSchemas()).casesAnswer,
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime,
  });
