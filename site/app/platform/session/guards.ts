import { redirect } from 'react-router';
import { rememberReturn } from './return-to.ts';
import { sessionKnown } from './session-start.ts';
import { isSignedIn } from './session-store.ts';

/** Turns a guest away from a page that needs a sign-in, and remembers the page for afterwards. */
export async function requireSession({ request }: { request: Request }): Promise<void> {
  await sessionKnown();
  if (isSignedIn()) return;
  const { pathname, search, hash } = new URL(request.url);
  rememberReturn(pathname + search + hash);
  throw redirect('/login');
}

/** Sends somebody who is signed in already home from the sign-in pages. */
export async function guestOnly(): Promise<void> {
  await sessionKnown();
  if (isSignedIn()) throw redirect('/');
}
