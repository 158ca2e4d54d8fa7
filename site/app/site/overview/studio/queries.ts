import {
  getStudioFigures,
  getStudioOverview,
  getStudioOverviewByList,
  getStudioWaiting,
} from '@nibras/contract/site/overview/studio/calls.ts';
import type { OverviewList } from '@nibras/contract/site/overview/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';

/** How long the numbers may be old while the page is open (ms). */
const refreshEvery = 60_000;
const waitingEvery = 30_000;

/** Query of what waits for the user and what has happened today. */
export const overviewQuery = queryOptions({
  ...callQuery(getStudioOverview),
  staleTime: 2_000,
  refetchInterval: refreshEvery,
});

/** Query of what each of the last days has brought. */
export const figuresQuery = queryOptions({
  ...callQuery(getStudioFigures),
  staleTime: 30_000,
});

/** Query of a page of one of the lists that the numbers lead to. */
export const overviewListQuery = (list: OverviewList, page: number) =>
  queryOptions({
    ...callQuery(getStudioOverviewByList, {
      params: { list },
      query: { page },
    }),
    select: ({ items }) => items,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Query of what waits for the user's decision, for the numbers of the navigation. */
export const waitingQuery = queryOptions({
  ...callQuery(getStudioWaiting),
  staleTime: 2_000,
  refetchInterval: waitingEvery,
});
