import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session/session-store.ts';
import { deskCountQuery } from './desk-queries.ts';

/** Whether the server gives the person a desk, and how many questions wait there. Another server has no desks. */
export function useDesk(): { has: boolean; waiting: number } {
  const has = useSession((state) => state.user?.permissions?.question_inbox === true);
  const { data } = useQuery({ ...deskCountQuery, enabled: has });
  return { has, waiting: data ?? 0 };
}
