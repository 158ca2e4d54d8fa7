import {
  deletePassword,
  deleteSessions,
  deleteSessionsById,
  getSessions,
  putPassword,
} from '@nibras/contract/people/security/calls.ts';
import type { PasswordBody } from '@nibras/contract/people/security/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { isFinal } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** Query of the user's sessions; a server without the call responds with 404 or 405. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    return (await makeCall(getSessions, { signal })).data;
  },
  staleTime: 0,
  retry: (failureCount, error) => failureCount < 2 && !isFinal(error),
});

/** Ends one session of the user. */
export const endSession = (id: number) => makeCall(deleteSessionsById, { params: { id } });

/** Ends all sessions of the user except this one. */
export const endOtherSessions = () => makeCall(deleteSessions);

/** Sets the account's password. */
export const savePassword = (json: PasswordBody) => makeCall(putPassword, { body: json });

/** Removes the account's password. */
export const removePassword = () => makeCall(deletePassword);
