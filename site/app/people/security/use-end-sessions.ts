import type { OwnSession } from '@nibras/contract/people/security/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { endOtherSessions, endSession, sessionsQuery } from './calls.ts';
import { securityTexts as texts } from './security-texts.ts';

const showFailure = (title: string) => (error: Error) => toastFailure(title, error);

/** Ends one other session or all of them, and removes them from the list. */
export function useEndSessions() {
  const client = useQueryClient();
  const filterList = (predicate: (session: OwnSession) => boolean) =>
    client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(predicate));

  const one = useMutation({
    mutationFn: endSession,
    onSuccess: ({ message }, id) => {
      toast({ variant: 'success', title: message });
      filterList((session) => session.id !== id);
    },
    onError: (error, id) => {
      showFailure(texts.notEnded)(error);
      // The session had already ended.
      if (error instanceof ApiError && error.status === 404)
        filterList((session) => session.id !== id);
    },
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ({ message }) => {
      toast({ variant: 'success', title: message });
      filterList(({ current }) => current);
    },
    onError: showFailure(texts.othersNotEnded),
  });

  return {
    end: (id: number) => one.mutate(id),
    /** The id of the session that is being ended, or null. */
    ending: one.isPending ? one.variables : null,
    endOthers: () => others.mutate(),
    endingOthers: others.isPending,
  };
}
