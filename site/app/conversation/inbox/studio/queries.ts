import {
  getStudioInboxSummary,
  getStudioReplyTemplatesByKind,
  inboxCalls,
} from '@nibras/contract/conversation/inbox/studio/calls.ts';
import type {
  InboxDetail,
  InboxFilters,
  InboxKind,
  InboxState,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callKey, callQuery } from '#platform/query/call-query.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

const staleTime = 2_000;

/** The prefix of the keys of all that the inbox fetches. */
export const inboxKey = [...studioKey, 'inbox'] as const;

/** Which of the orders or messages a list shows; without a state those that are neither archived nor spam. */
export interface InboxFilter {
  search: string;
  state: InboxState | undefined;
  service: number | undefined;
  sort: InboxFilters['sort'];
}

/** Query of a list, the newest first, page by page. */
export const inboxListQuery = (kind: InboxKind, filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, kind, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      makeCall(inboxCalls[kind].list, { query: { ...filter, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime,
    placeholderData: keepPreviousData,
    // A long list is left as it is while a person reads it.
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) > 1 ? false : limits.refreshEvery,
  });

export const inboxItemKey = (kind: InboxKind, id: number) => [...inboxKey, kind, 'item', id];

const isQueued = (item: InboxDetail | undefined) =>
  item?.thread.some((entry) => entry.type === 'mail' && entry.state === 'queued') ?? false;

/** Query of one order or message with its thread; asked often while a mail is on its way. */
export const inboxItemQuery = (kind: InboxKind, id: number) =>
  queryOptions({
    queryKey: inboxItemKey(kind, id),
    queryFn: async ({ signal }) => {
      return (await makeCall(inboxCalls[kind].item, { params: { id }, signal })).item;
    },
    staleTime,
    refetchInterval: ({ state }) =>
      isQueued(state.data) ? limits.mailFateEvery : limits.refreshEvery,
  });

/** Query of what waits in the inbox, for the first page and the numbers of the navigation. */
export const inboxSummaryQuery = queryOptions({
  ...callQuery(getStudioInboxSummary),
  staleTime,
  refetchInterval: limits.refreshEvery,
});

export const templatesKey = (kind: InboxKind) =>
  callKey(getStudioReplyTemplatesByKind, { params: { kind } });

/** Query of the ready texts of answers. */
export const templatesQuery = (kind: InboxKind) =>
  queryOptions({
    ...callQuery(getStudioReplyTemplatesByKind, { params: { kind } }),
    staleTime: 60_000,
  });
