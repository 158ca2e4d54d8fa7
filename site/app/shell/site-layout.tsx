import { lazy, type ReactNode } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { ErrorPage } from '#platform/pages/error-page.tsx';
import { cx } from '#ui/class-names.ts';
import { BottomBar } from './bottom-bar.tsx';
import { pageHandle } from './page-handle.ts';
import { PageTrail } from './page-trail.tsx';
import { ReturningScript } from './returning.tsx';
import { SiteHeader } from './site-header.tsx';

const SiteFooter = lazy(() => import('./site-footer.tsx'));

function useConversationOpen(): boolean {
  const location = useLocation();
  return useMatches().some(({ handle }) => {
    const { conversationOpen = false } = pageHandle(handle);
    return typeof conversationOpen === 'function' ? conversationOpen(location) : conversationOpen;
  });
}

/** Header, footer and bottom bar around a page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const inChat = /^\/chat(\/|$)/.test(pathname);
  const conversationOpen = useConversationOpen();
  const hiddenOnPhone = cx(conversationOpen && 'max-md:hidden');
  return (
    <>
      <ReturningScript />
      <div className="flex min-h-dvh flex-col">
        <SiteHeader className={hiddenOnPhone} />
        {children}
        {!inChat && <StaticIsland part={SiteFooter} of={{}} />}
      </div>
      <BottomBar className={hiddenOnPhone} />
    </>
  );
}

/** The layout of every page. */
export default function SiteLayout() {
  return (
    <Shell>
      <PageTrail />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
    </Shell>
  );
}

/** When a page throws, header and footer remain, so that the user can navigate on. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  );
}
