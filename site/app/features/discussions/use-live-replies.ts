import type { ParsedDiscussions } from '@nibras/contract/compat/parse-discussions.ts';
import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { withReply } from './discussion-list.ts';
import { discussionsQuery } from './queries.ts';

/** Puts replies into a lecture's discussions: one's own as they are sent, and others' as the server tells of them. */
export function useLiveReplies(courseId: number, lectureId: number) {
  const client = useQueryClient();
  const { queryKey } = discussionsQuery(courseId, lectureId);

  async function add(arrived: ParsedMessage | null): Promise<void> {
    if (!arrived) return client.invalidateQueries({ queryKey });
    // A list that is on its way does not know of it yet.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (known: ParsedDiscussions | undefined) => {
      if (!known) return known;
      const discussions = known.discussions.map((one) => withReply(one, arrived));
      return { ...known, discussions };
    });
  }

  useRealtime('new-message', ({ message }) => void add(message));
  useRealtime('message-sent', ({ message }) => void add(message));
  useReconnected(() => void client.invalidateQueries({ queryKey }));
  return add;
}
