import { useQuery } from '@tanstack/react-query';
import { isUnsupportedCall } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { deskCountQuery } from './desk-queries.ts';

/** Whether the person has a desk, and how many questions wait there. Another server has no desks. */
export function useDesk(): { has: boolean; waiting: number } {
  const role = useSession((state) => state.user?.role);
  const mayHave = role === 'teacher' || role === 'admin';
  const { data, error } = useQuery({ ...deskCountQuery, enabled: mayHave });
  return { has: mayHave && !isUnsupportedCall(error), waiting: data ?? 0 };
}
