import { useQueryClient } from '@tanstack/react-query';
import { useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { questionInboxKey } from './question-inbox-queries.ts';

/** Refetches the question inbox when a question or reply is received, and when the teacher has answered in another tab. */
export function useLiveQuestionInbox(): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: questionInboxKey });
  useRealtime('notification', ({ notification }) => {
    if (notification.type === 'App\\Notifications\\DiscussionStarted') refetch();
  });
  useRealtime('new-message', refetch);
  useRealtime('message-sent', refetch);
  useReconnected(refetch);
}
