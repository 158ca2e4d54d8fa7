import { useLocation, useNavigate } from 'react-router';
import { rememberReturn } from '#platform/session/return-to.ts';
import { sessionKnown } from '#platform/session/session-start.ts';
import { isSignedIn } from '#platform/session/session-store.ts';

/**
 * For a deed that needs a session: answers true for who is signed in, else sends the guest to sign in, to come back
 * to this page afterwards.
 */
export function useSignInFirst(): () => Promise<boolean> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return async () => {
    await sessionKnown();
    if (isSignedIn()) return true;
    rememberReturn(pathname + search);
    await navigate('/login');
    return false;
  };
}
