import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { guestOnly } from './guards.ts';
import { takeReturn } from './return-to.ts';
import { sessionStore, useSession } from './session-store.ts';

export const clientMiddleware = [guestOnly];

/**
 * The layout of the sign-in pages. A user who signs in on them, by the code just typed or in another tab, is sent to
 * the page that they came from, else to the home page; the pages need not do it themselves. A new account without a
 * name passes by the page that asks for it.
 */
export default function GuestsOnly() {
  const signedIn = useSession((state) => state.isAuthenticated);
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedIn) return;
    const { nameNeeded } = sessionStore.getState();
    void navigate(nameNeeded ? '/welcome' : takeReturn(), { replace: true });
  }, [signedIn, navigate]);
  return <Outlet />;
}
