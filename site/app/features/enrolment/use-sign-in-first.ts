import { useLocation, useNavigate } from 'react-router';
import { rememberReturn } from '#platform/session/return-to.ts';
import { sessionKnown } from '#platform/session/session-start.ts';
import { isSignedIn } from '#platform/session/session-store.ts';

/**
 * For actions that need a session. Returns a function that resolves to true when the user is signed in; otherwise it
 * navigates to the sign-in page, which returns to this page afterwards.
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
