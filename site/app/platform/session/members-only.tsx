import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { userPath } from './current-user.ts';
import { pagePurpose, requireSession } from './guards.ts';
import { rememberReturn } from './return-to.ts';
import { useSession } from './session-store.ts';

export const clientMiddleware = [requireSession];

export const handle = { preload: () => userPath };

/**
 * The layout of every page that needs a sign-in. The server knows no session and sends the page's skeleton; the browser
 * decides here what follows, as soon as it knows whether a user is signed in.
 */
export default function MembersOnly() {
  const isMember = useSession((state) => state.isAuthenticated);
  const isGuest = useSession((state) => state.initialized && !state.isAuthenticated);
  const signedOutByUser = useSession((state) => state.signedOutByUser);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isGuest) return;
    if (!signedOutByUser) rememberReturn(pathname + search + hash, pagePurpose(pathname));
    void navigate('/login', { replace: true });
  }, [isGuest, signedOutByUser, pathname, search, hash, navigate]);
  return (
    <>
      {/* The page as guests and robots get it has no content. */}
      {!isMember && <meta name="robots" content="noindex" />}
      <Outlet />
    </>
  );
}
