import { useQueryClient } from '@tanstack/react-query';
import { useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { deskKey } from './desk-queries.ts';

/** Refetches the desk when a question or reply is received, and when the teacher has answered in another tab. */
export function useLiveDesk(): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: deskKey });
  useRealtime('notification', ({ notification }) => {
    if (notification.type === 'App\\Notifications\\DiscussionStarted') refetch();
  });
  useRealtime('new-message', refetch);
  useRealtime('message-sent', refetch);
  useReconnected(refetch);
}
