import type {
  InboxDetail,
  InboxKind,
  InboxState,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';
import { kindTexts } from './inbox-texts.ts';

export const inboxSchemas = () => import('@nibras/contract/conversation/inbox/studio/shapes.ts');

const staleTime = 2_000;

/** The prefix of the keys of all that the inbox fetches. */
export const inboxKey = [...studioKey, 'inbox'] as const;

/** The address of the calls of a kind. */
export const callsOf = (kind: InboxKind) => `/api/studio/${kindTexts[kind].path}`;

/** Which of the orders or messages a list shows; without a state those that are neither archived nor spam. */
export interface InboxFilter {
  search: string;
  state: InboxState | undefined;
  service: number | undefined;
}

/** Query of a list, the newest first, page by page. */
export const inboxListQuery = (kind: InboxKind, filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, kind, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      apiGet(`${callsOf(kind)}${queryString({ ...filter, before: pageParam })}`, {
        schema: async () => (await inboxSchemas()).inboxAnswer,
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime,
    placeholderData: keepPreviousData,
    // A long list is left as it is while somebody reads it.
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
      const { item } = await apiGet(`${callsOf(kind)}/${id}`, {
        schema: async () => (await inboxSchemas()).inboxDetailAnswer,
        signal,
      });
      return item;
    },
    staleTime,
    refetchInterval: ({ state }) =>
      isQueued(state.data) ? limits.mailFateEvery : limits.refreshEvery,
  });

/** Query of what waits in the inbox, for the first page and the numbers of the navigation. */
export const inboxSummaryQuery = queryOptions({
  queryKey: [...inboxKey, 'summary'],
  queryFn: ({ signal }) =>
    apiGet('/api/studio/inbox/summary', {
      schema: async () => (await inboxSchemas()).inboxSummaryAnswer,
      signal,
    }),
  staleTime,
  refetchInterval: limits.refreshEvery,
});

export const templatesKey = (kind: InboxKind) => [...inboxKey, 'templates', kind];

/** Query of the ready texts of answers. */
export const templatesQuery = (kind: InboxKind) =>
  queryOptions({
    queryKey: templatesKey(kind),
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/reply-templates/${kind}`, {
        schema: async () => (await inboxSchemas()).templatesAnswer,
        signal,
      }),
    staleTime: 60_000,
  });
