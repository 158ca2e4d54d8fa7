import { lazy, Suspense, useEffect, useRef } from 'react';
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  matchPath,
  type RouteObject,
  useLocation,
  useNavigate,
  useRoutes,
} from 'react-router';
import { loadedMeta } from '#platform/head.ts';
import { ErrorPage } from '#platform/pages/error-page.tsx';
import { rememberReturn } from '#platform/session/return-to.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Shell } from '#shell/site-layout.tsx';
import { WrongAddress } from '#site/not-found/index.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Link as TextLink } from '#ui/text/link.tsx';
import styles from './studio.css?url';
import { StudioSkeleton } from './studio-skeleton.tsx';
import { type StudioAccess, useStudioAccess } from './use-access.ts';

const StudioApp = lazy(() => import('./studio-app.tsx'));

const PreviewFramePage = lazy(() => import('#site/preview/studio/preview-frame-page.tsx'));

const previewFrame = 'preview-frame/:kind/:id';

/**
 * The server knows no session, so the page is the same for everybody, and a member's reload is no failure (200). Anyone who
 * has no part in the studio is shown the page of a wrong address, which robots do not index.
 */
export function loader({ params: { '*': path = '' } }: LoaderFunctionArgs) {
  const title = matchPath(`/${previewFrame}`, `/${path}`) ? 'معاينة' : 'الصفحة غير موجودة';
  return { head: { title, noindex: true } };
}

/** Avoids a request to the server. */
export const clientLoader = () => null;

export const meta = loadedMeta;

/** The preview shows the public page in a frame. */
export const handle = { framed: true };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** All addresses below `/studio`. */
export default function StudioRoute() {
  return useRoutes(routes);
}

/** The public page of a preview. It shows another session than the real one, and its calls refuse by themselves. */
function PreviewFrame() {
  return (
    <Shell>
      <Suspense fallback={null}>
        <PreviewFramePage />
      </Suspense>
    </Shell>
  );
}

/** The studio for those who may open it, for everybody else the page of a wrong address. */
function Gate() {
  const access = useStudioAccess();
  useSignIn(access);
  if (access === 'open') {
    return (
      <Suspense fallback={<StudioSkeleton />}>
        <StudioApp />
      </Suspense>
    );
  }
  if (access === 'failed') return <Failed />;
  const isClosed = access === 'closed';
  // Whether this browser stores a session is known before the first paint (shell/returning.tsx). The page of a wrong address
  // stays the same elements when the session turns out to be none: a press on its links is not lost.
  return (
    <>
      <div className={isClosed ? undefined : 'in-data-returning:hidden'}>
        <NotFound />
      </div>
      {!isClosed && (
        <div className="hidden in-data-returning:block">
          <StudioSkeleton />
        </div>
      )}
    </>
  );
}

/** Says the same at every address, whether it exists or not: that a person who has not signed in may do so. */
function NotFound() {
  const isSignedIn = useSession((state) => state.isAuthenticated);
  return (
    <Shell>
      <main id="main" tabIndex={-1} className="grow outline-none">
        <WrongAddress>
          {!isSignedIn && (
            <p>
              لك حساب يفتح هذه الصفحة؟ <TextLink to="/login">سجّل الدخول</TextLink>
            </p>
          )}
        </WrongAddress>
      </main>
    </Shell>
  );
}

function Failed() {
  return (
    <main id="main" tabIndex={-1} className="page-width py-16 outline-none">
      <FailedState
        headingLevel={1}
        title="تعذر فتح الاستوديو"
        message="لم يرد الخادم. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}

/** The search of an address of the studio that leads a guest to sign in at once. */
const signInSearch = '?sign-in';

/**
 * A guest who signs in by the header's link comes back to the requested page, and anyone who has the studio open when the
 * session ends is led to sign in.
 */
function useSignIn(access: StudioAccess): void {
  const isGuest = useSession((state) => state.initialized && !state.isAuthenticated);
  const signedOutByUser = useSession((state) => state.signedOutByUser);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (access === 'open') wasOpen.current = true;
    if (!isGuest) return;
    // The page of the first admin's link leads here, for a sign-in that ends in the studio.
    const signsIn = search === signInSearch;
    if (!signedOutByUser) rememberReturn(signsIn ? pathname : pathname + search + hash);
    // The address that has just become the first admin's is in the form already.
    const email = new URLSearchParams(`email=${hash.slice(1)}`).get('email');
    const state = signsIn && email ? { email } : null;
    if (wasOpen.current || signsIn) void navigate('/login', { replace: true, state });
  }, [access, isGuest, signedOutByUser, pathname, search, hash, navigate]);
}

const routes: RouteObject[] = [
  { path: previewFrame, Component: PreviewFrame },
  { path: '*', Component: Gate },
];

export { ErrorPage as ErrorBoundary };
