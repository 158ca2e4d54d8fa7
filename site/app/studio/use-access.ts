import { type SessionState, useSession } from '#platform/session/session-store.ts';

/** `unknown` until the session and its user are known; `failed` where the user could not be fetched. */
export type StudioAccess = 'unknown' | 'open' | 'closed' | 'failed';

/** Whether the studio opens for this session. */
export function accessOf({
  initialized,
  isAuthenticated,
  isLoading,
  user,
  error,
}: Pick<
  SessionState,
  'initialized' | 'isAuthenticated' | 'isLoading' | 'user' | 'error'
>): StudioAccess {
  if (!initialized) return 'unknown';
  if (!isAuthenticated) return 'closed';
  if (user?.capabilities?.includes('studio:open')) return 'open';
  // The stored user may be from before they became a teacher.
  if (isLoading) return 'unknown';
  if (user) return 'closed';
  return error === null ? 'unknown' : 'failed';
}

export const useStudioAccess = (): StudioAccess => useSession(accessOf);
