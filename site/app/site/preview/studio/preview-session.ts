import type { PreviewViewer } from '@nibras/contract/site/preview/studio/shapes.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { bearer } from '#platform/api/bearer.ts';
import { type SessionState, sessionStore, signedOut } from '#platform/session/session-store.ts';
import { previewTexts } from './preview-texts.ts';

/** The session that the components of a preview see. The student has an id that no person has. */
function sessionOf(viewer: PreviewViewer): Partial<SessionState> {
  if (viewer === 'stranger') return { ...signedOut, initialized: true };
  const user = { id: 0, name: previewTexts.student, email: '', role: 'student' as const };
  return { ...signedOut, isAuthenticated: true, user, initialized: true };
}

/**
 * Makes this document show a page as another person sees it. Its components read the session from the store, so the
 * store gets another one; what the browser stores stays as it is. No call is sent from here on: a press on a button of
 * the preview must not act in the name of the person who looks at it.
 */
export function enterPreview(viewer: PreviewViewer): void {
  const shown = sessionOf(viewer);
  const show = () => sessionStore.setState(shown);
  bearer.token = () => {
    throw new ApiError({ kind: 'http', status: 403, message: previewTexts.nothingHappens });
  };
  show();
  // Another tab may renew the session.
  sessionStore.subscribe(({ user, isAuthenticated }) => {
    if (user !== shown.user || isAuthenticated !== shown.isAuthenticated) show();
  });
}
