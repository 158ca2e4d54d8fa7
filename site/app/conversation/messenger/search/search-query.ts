import { getMessagesSearch } from '@nibras/contract/conversation/messenger/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import type { ListAddress } from '#platform/pages/list-address.ts';

/** Query of a page of the messages that a search finds, in one conversation or in all of the user's. */
export function messageSearchQuery({ search, page }: ListAddress, conversation: number | null) {
  return queryOptions({
    queryKey: ['messenger', 'search', { search, page, conversation }],
    queryFn: ({ signal }) =>
      makeCall(getMessagesSearch, {
        query: { search, page, conversation_id: conversation },
        parse: async () =>
          (await import('@nibras/contract/compat/parse-messenger.ts')).parseFoundMessages,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
