import type { ParsedDiscussions } from '@nibras/contract/compat/parse-discussions.ts';
import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { withReply } from './discussion-list.ts';
import { discussionsQuery } from './queries.ts';

/** Adds received replies to the cached discussions of a lecture. Returns the function that adds an own reply. */
export function useLiveReplies(courseId: number, lectureId: number) {
  const client = useQueryClient();
  const { queryKey } = discussionsQuery(courseId, lectureId);

  async function add(reply: ParsedMessage | null): Promise<void> {
    if (!reply) return client.invalidateQueries({ queryKey });
    // A running refetch would overwrite the reply with an older list.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (cached: ParsedDiscussions | undefined) => {
      if (!cached) return cached;
      const discussions = cached.discussions.map((one) => withReply(one, reply));
      return { ...cached, discussions };
    });
  }

  useRealtime('new-message', ({ message }) => void add(message));
  useRealtime('message-sent', ({ message }) => void add(message));
  useRealtime('messages-moderated', () => void client.invalidateQueries({ queryKey }));
  useReconnected(() => void client.invalidateQueries({ queryKey }));
  return add;
}
