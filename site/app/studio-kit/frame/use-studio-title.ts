import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '#platform/state/site-config.ts';

/**
 * The title of the tab. The router's own title belongs to the route, which is one for the whole studio, and the router
 * writes it at each navigation: also at one that leaves the page's title as it is, such as a filter of a list.
 */
export function useStudioTitle(title: string): void {
  const { siteName } = useSiteConfig();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: written again after each navigation
  useEffect(() => {
    document.title = `${title} | الاستوديو | ${siteName}`;
  }, [title, siteName, key]);
}
