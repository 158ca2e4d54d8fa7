import type { OwnSession } from '@nibras/contract/security.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { endOtherSessions, endSession, sessionsQuery } from './calls.ts';
import { securityTexts as texts } from './security-texts.ts';

const failed = (title: string) => (error: Error) =>
  toast({ variant: 'destructive', title, description: errorText(error) });

/** Signs out on one other device, or on all of them, and takes them from the list. */
export function useEndSessions() {
  const client = useQueryClient();
  const keep = (stays: (session: OwnSession) => boolean) =>
    client.setQueryData(sessionsQuery.queryKey, (listed) => listed?.filter(stays));

  const one = useMutation({
    mutationFn: endSession,
    onSuccess: ({ message }, id) => {
      toast({ variant: 'success', title: message });
      keep((session) => session.id !== id);
    },
    onError: (error, id) => {
      failed(texts.notEnded)(error);
      // It has ended meanwhile.
      if (error instanceof ApiError && error.status === 404) keep((session) => session.id !== id);
    },
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ({ message }) => {
      toast({ variant: 'success', title: message });
      keep(({ current }) => current);
    },
    onError: failed(texts.othersNotEnded),
  });

  return {
    end: (id: number) => one.mutate(id),
    /** The id of the one that is being ended. */
    ending: one.isPending ? one.variables : null,
    endOthers: () => others.mutate(),
    endingOthers: others.isPending,
  };
}
