import { type ClientLoaderFunctionArgs, Outlet, redirect, useLocation, useNavigate } from 'react-router';
import { useEffect } from 'react';
import { rememberReturn } from './return-to.ts';
import { sessionKnown } from './session.ts';
import { isSignedIn, useSession } from './session-store.ts';

/** Turns a guest away from a page that needs a sign-in, and remembers the page for afterwards. */
export async function requireSession({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) {
  await sessionKnown();
  if (isSignedIn()) return;
  const { pathname, search, hash } = new URL(request.url);
  rememberReturn(pathname + search + hash);
  throw redirect('/login');
}

export const clientMiddleware = [requireSession];

/**
 * Around every page that needs a sign-in. The server knows no session and sends the page's
 * skeleton; what happens next is decided here, as soon as the browser knows who is there.
 */
export default function MembersOnly() {
  const turnedAway = useSession((state) => state.initialized && !state.isAuthenticated);
  const leftByChoice = useSession((state) => state.leftByChoice);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!turnedAway) return;
    if (!leftByChoice) rememberReturn(pathname + search + hash);
    void navigate('/login', { replace: true });
  }, [turnedAway, leftByChoice, pathname, search, hash, navigate]);
  return <Outlet />;
}
