import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { guestOnly } from './guards.ts';
import { takeReturn } from './return-to.ts';
import { useSession } from './session-store.ts';

export const clientMiddleware = [guestOnly];

/**
 * Around the sign-in pages. Whoever becomes signed in while here, by the code just typed or in
 * another tab, moves on to the page that sent them, else home; the pages need not do it themselves.
 */
export default function GuestsOnly() {
  const signedIn = useSession((state) => state.isAuthenticated);
  const navigate = useNavigate();
  useEffect(() => {
    if (signedIn) void navigate(takeReturn(), { replace: true });
  }, [signedIn, navigate]);
  return <Outlet />;
}
