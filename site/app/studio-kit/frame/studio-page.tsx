import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pagePath } from '#platform/navigation/page-path.ts';
import { cx } from '#ui/class-names.ts';
import { Breadcrumbs, type Crumb } from '#ui/list/breadcrumbs.tsx';
import { inOrder, Skeleton } from '#ui/list/skeleton.tsx';
import { rememberPage } from './recent-pages.ts';
import { enterPage } from './undo-toast.ts';
import { useStudioTitle } from './use-studio-title.ts';

const widths = { wide: 'max-w-page', read: 'max-w-read' };

export interface StudioPageProps {
  /** The page's heading and the title of its tab. */
  title: string;
  /** Between the studio and this page, e.g. the course of a lecture. */
  crumbs?: Required<Crumb>[];
  /** One sentence below the heading. */
  description?: ReactNode;
  /** Whether it is saved, and who else works on it; stays in view. */
  status?: ReactNode;
  /** The page's buttons; stay in view. */
  actions?: ReactNode;
  /** The page's item is loading, and with it its buttons. */
  loading?: boolean;
  width?: keyof typeof widths;
  /** Hides the heading where the page shows it as a field, or on a narrow screen where a part of the page fills it. */
  hideTitle?: boolean | 'narrow';
  /** Pages that do not exist are not among those that were opened lately. */
  recent?: boolean;
  children: ReactNode;
}

/** The frame of every page of the studio: where one is, what is saved, what one can do, and the page below. */
export function StudioPage({
  title,
  crumbs = [],
  description,
  status,
  actions,
  loading = false,
  width = 'wide',
  hideTitle = false,
  recent = true,
  children,
}: StudioPageProps) {
  useStudioTitle(title);
  useRecent(title, recent);
  const place = [...crumbs.slice(-1).map(({ label }) => label), title].join(' › ');
  useEffect(() => enterPage(place), [place]);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const isHome = pagePath(useLocation().pathname) === '/studio';
  // A page of a room is named by the room's tabs on a phone.
  const hasTrail = crumbs.length > 0;
  const trail = isHome ? [] : [{ label: 'الاستوديو', to: '/studio' }, ...crumbs];
  return (
    <main id="main" tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
      <div
        ref={bar}
        className={cx(
          'sticky top-0 z-header border-b border-line bg-surface print:hidden',
          !hasTrail && !status && !actions && !loading && 'max-lg:hidden',
        )}
      >
        <div className="flex min-h-14 flex-wrap items-center justify-end gap-x-4 gap-y-1 px-gutter py-1.5">
          <Breadcrumbs
            crumbs={[...trail, { label: title }]}
            className={cx('min-w-0 grow basis-40', !hasTrail && 'max-lg:hidden')}
          />
          {/* On a phone they take a line of their own, also before they are known. */}
          {loading && <Skeleton className="h-9 w-full sm:w-32" />}
          {(status || actions) && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              {status}
              {actions}
            </div>
          )}
        </div>
      </div>
      {/* What was a placeholder is replaced, and not moved where the bar becomes higher. */}
      <div
        key={loading ? 'placeholder' : 'page'}
        className={cx('mx-auto w-full px-gutter pt-6 pb-16 sm:pt-8', widths[width], inOrder)}
      >
        <div
          className={cx(
            hideTitle === true ? 'sr-only' : 'mb-6',
            hideTitle === 'narrow' && 'max-lg:sr-only',
          )}
        >
          <h1 dir="auto" className="text-start text-2xl">
            {title}
          </h1>
          {description && <p className="mt-1 text-text-soft">{description}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}

/** Tells what sticks below the bar how high it is: on a phone its buttons take a line of their own. */
function useBarHeight(bar: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { current: element } = bar;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.parentElement?.style.setProperty('--studio-bar', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
}

function useRecent(title: string, recent: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (recent) rememberPage({ path: pathname, name: title });
  }, [recent, pathname, title]);
}
