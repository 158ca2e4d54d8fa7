import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { userPath } from './current-user.ts';
import { requireSession } from './guards.ts';
import { rememberReturn } from './return-to.ts';
import { useSession } from './session-store.ts';

export const clientMiddleware = [requireSession];

export const handle = { preload: () => userPath };

/**
 * Around every page that needs a sign-in. The server knows no session and sends the page's
 * skeleton; what happens next is decided here, as soon as the browser knows who is there.
 */
export default function MembersOnly() {
  const isMember = useSession((state) => state.isAuthenticated);
  const turnedAway = useSession((state) => state.initialized && !state.isAuthenticated);
  const leftByChoice = useSession((state) => state.leftByChoice);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!turnedAway) return;
    if (!leftByChoice) rememberReturn(pathname + search + hash);
    void navigate('/login', { replace: true });
  }, [turnedAway, leftByChoice, pathname, search, hash, navigate]);
  return (
    <>
      {/* As it is sent to everyone there is nothing to find on it. */}
      {!isMember && <meta name="robots" content="noindex" />}
      <Outlet />
    </>
  );
}
