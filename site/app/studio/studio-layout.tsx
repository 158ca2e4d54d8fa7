import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageSkeleton } from '#studio-kit/frame/page-skeleton.tsx';
import { nameUndoneOn } from '#studio-kit/frame/undo-toast.ts';
import { MoveAnnouncer } from '#ui/sortable/move-announcer.tsx';
import { BottomNavigation, RoomTabs, TopBar } from './navigation/phone-bars.tsx';
import { SideNavigation } from './navigation/side-navigation.tsx';
import { Palette } from './palette/palette.tsx';
import { usePreload } from './use-preload.ts';

interface StudioLayoutProps {
  /** Floats above every page, such as the running uploads. */
  tray?: ReactNode;
  children: ReactNode;
}

/** Navigation, search and messages around every page of the studio. A page renders its own `<main>` by StudioPage. */
export function StudioLayout({ tray, children }: StudioLayoutProps) {
  const { pathname } = useLocation();
  useEffect(() => nameUndoneOn(pathname), [pathname]);
  usePreload();
  return (
    <div
      // Toasts and other things at the bottom keep above the bar.
      className="min-h-dvh bg-surface lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <SideNavigation className="max-lg:hidden" />
      <div className="flex min-w-0 flex-col max-lg:pb-[calc(4rem+env(safe-area-inset-bottom))]">
        <TopBar className="lg:hidden" />
        <RoomTabs className="lg:hidden" />
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </div>
      <BottomNavigation className="lg:hidden" />
      {tray}
      <Palette />
      <MoveAnnouncer />
    </div>
  );
}
