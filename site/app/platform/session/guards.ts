import { wording } from '@nibras/contract/text/wording.ts';
import { redirect } from 'react-router';
import { rememberReturn } from './return-to.ts';
import { sessionKnown } from './session-start.ts';
import { isSignedIn } from './session-store.ts';

/** Why a page needs a sign-in; no action goes on after it. */
export const pagePurpose = (path: string) => ({
  reason: path.includes('/lecture/') ? wording`لتشاهد المحاضرة` : 'لتفتح هذه الصفحة',
  action: '',
});

/** Redirects a guest from a page that needs a sign-in to the sign-in page, and remembers the page for afterwards. */
export async function requireSession({ request }: { request: Request }): Promise<void> {
  await sessionKnown();
  if (isSignedIn()) return;
  const { pathname, search, hash } = new URL(request.url);
  rememberReturn(pathname + search + hash, pagePurpose(pathname));
  throw redirect('/login');
}

/** Redirects a signed-in user from the sign-in pages to the home page. */
export async function guestOnly(): Promise<void> {
  await sessionKnown();
  if (isSignedIn()) throw redirect('/');
}
