import type { PasswordBody } from '@nibras/contract/people/security/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { isFinal } from '#platform/api/api-error.ts';

const contract = () => import('@nibras/contract/people/security/shapes.ts');
const messageOnly = async () => (await import('@nibras/contract/wire.ts')).messageAnswer;

/** Query of the user's sessions; a server without the call responds with 404 or 405. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    const schema = async () => (await contract()).sessionsAnswer;
    return (await apiGet('/api/sessions', { schema, signal })).data;
  },
  staleTime: 0,
  retry: (failureCount, error) => failureCount < 2 && !isFinal(error),
});

/** Ends one session of the user. */
export const endSession = (id: number) =>
  apiSend('DELETE', `/api/sessions/${id}`, { schema: messageOnly });

/** Ends all sessions of the user except this one. */
export const endOtherSessions = () => apiSend('DELETE', '/api/sessions', { schema: messageOnly });

const passwordSchema = async () => (await contract()).passwordAnswer;

/** Sets the account's password. */
export const savePassword = (json: PasswordBody) =>
  apiSend('PUT', '/api/password', { json, schema: passwordSchema });

/** Removes the account's password. */
export const removePassword = () => apiSend('DELETE', '/api/password', { schema: passwordSchema });
