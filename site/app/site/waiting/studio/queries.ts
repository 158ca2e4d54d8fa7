import {
  getStudioInboxByKindByThing,
  getStudioInboxWaiting,
} from '@nibras/contract/site/waiting/studio/calls.ts';
import type { WaitingKind } from '@nibras/contract/site/waiting/studio/kinds.ts';
import type { WaitingQuery } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callKey, callQuery } from '#platform/query/call-query.ts';

/** How long what is shown may be old where no event comes, and when what was snoozed returns at the latest (ms). */
const refreshEvery = 60_000;

/** The prefix of the keys of all that the inbox fetches. */
export const waitingKey = callKey(getStudioInboxWaiting);

export type WaitingFilter = Omit<WaitingQuery, 'after'>;

/** Query of what waits, the oldest first, page by page. */
export const waitingListQuery = (filter: WaitingFilter) =>
  infiniteQueryOptions({
    queryKey: [...waitingKey, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      makeCall(getStudioInboxWaiting, { query: { ...filter, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 2_000,
    refetchInterval: refreshEvery,
    placeholderData: keepPreviousData,
  });

/** Query of one thing, and of those who may decide about it. */
export const waitingThingQuery = (kind: WaitingKind, thing: string) =>
  queryOptions({
    ...callQuery(getStudioInboxByKindByThing, { params: { kind, thing } }),
    staleTime: 2_000,
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: true,
  });
