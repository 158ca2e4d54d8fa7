import { useQueryClient } from '@tanstack/react-query';
import { useRealtime, useReconnected } from '#platform/realtime/realtime.ts';
import { deskKey } from './desk-queries.ts';

/** Renews the desk when a question or a student's word arrives, and when the teacher has answered elsewhere. */
export function useLiveDesk(): void {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: deskKey });
  useRealtime('notification', ({ notification }) => {
    if (notification.type === 'App\\Notifications\\DiscussionStarted') renew();
  });
  useRealtime('new-message', renew);
  useRealtime('message-sent', renew);
  useReconnected(renew);
}
