import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session/session-store.ts';
import { questionInboxCountQuery } from './question-inbox-queries.ts';

/** Whether the user has a teacher's question inbox, by the server's permission, and the number of open questions on it. */
export function useQuestionInbox(): { has: boolean; waiting: number } {
  const has = useSession((state) => state.user?.permissions?.question_inbox === true);
  const { data } = useQuery({ ...questionInboxCountQuery, enabled: has });
  return { has, waiting: data ?? 0 };
}

/** Whether the user has a list of their own questions, by the server's permission. */
export const useHasOwnQuestions = (): boolean =>
  useSession((state) => state.user?.permissions?.own_questions === true);
