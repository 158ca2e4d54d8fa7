import { useLocation, useNavigate } from 'react-router';
import { rememberReturn, type SignInPurpose } from '#platform/session/return-to.ts';
import { sessionKnown } from '#platform/session/session-start.ts';
import { isSignedIn } from '#platform/session/session-store.ts';

/**
 * For actions that need a session. Returns a function that resolves to true when the user is signed in; otherwise it
 * navigates to the sign-in page, which says what for and returns to this page afterwards.
 */
export function useSignInFirst(): (purpose?: SignInPurpose) => Promise<boolean> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return async (purpose) => {
    await sessionKnown();
    if (isSignedIn()) return true;
    rememberReturn(pathname + search, purpose);
    await navigate('/login');
    return false;
  };
}
