import { useEffect } from 'react';
import { Outlet, redirect, useNavigate } from 'react-router';
import { takeReturn } from './return-to.ts';
import { sessionKnown } from './session.ts';
import { isSignedIn, useSession } from './session-store.ts';

/** Sends somebody who is signed in already home from the sign-in pages. */
export async function guestOnly() {
  await sessionKnown();
  if (isSignedIn()) throw redirect('/');
}

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
