import type { PasswordBody } from '@nibras/contract/security.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { isFinal } from '#platform/api/api-error.ts';
import type { Titled } from '#platform/forms/code/code-outcome.ts';

const contract = () => import('@nibras/contract/security.ts');
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

/**
 * Requests the code that makes this session fresh; resolves to when another may be requested, in ms since the epoch.
 */
export async function requestConfirmation(): Promise<number> {
  const schema = async () => (await contract()).confirmationAnswer;
  const { resend_after } = await apiSend('POST', '/api/sessions/code', { schema });
  return Date.now() + resend_after * 1000;
}

/** Makes this session fresh by the code that was sent to the current email. */
export async function confirmSession(code: string): Promise<Titled> {
  const json = { code };
  const { message } = await apiSend('POST', '/api/sessions/confirm', { json, schema: messageOnly });
  return { title: null, message };
}

const passwordSchema = async () => (await contract()).passwordAnswer;

/** Sets the account's password. */
export const savePassword = (json: PasswordBody) =>
  apiSend('PUT', '/api/password', { json, schema: passwordSchema });

/** Removes the account's password. */
export const removePassword = () => apiSend('DELETE', '/api/password', { schema: passwordSchema });
