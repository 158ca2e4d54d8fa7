import { useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { barePages, studioPages } from './pages.ts';

const routes: RouteObject[] = [{ path: '/studio', children: [...barePages, ...studioPages] }];

function preloadPage({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/studio"]');
  // Some browsers do not fetch a module again that failed once.
  if (!link || !navigator.onLine) return;
  const page = matchRoutes(routes, link.pathname)?.at(-1)?.route.Component;
  if (page && 'preload' in page && typeof page.preload === 'function') {
    // The page itself fails in the same way, and says so.
    (page.preload() as Promise<unknown>).catch(() => {});
  }
}

/** Fetches the chunk of a page of the studio while a link to it has the pointer or the focus. */
export function usePreload(): void {
  useEffect(() => {
    document.addEventListener('pointerover', preloadPage);
    document.addEventListener('focusin', preloadPage);
    return () => {
      document.removeEventListener('pointerover', preloadPage);
      document.removeEventListener('focusin', preloadPage);
    };
  }, []);
}
