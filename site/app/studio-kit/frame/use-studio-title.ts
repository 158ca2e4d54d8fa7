import { useEffect } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';

/** The title of the tab. The router's own title belongs to the route, which is one for the whole studio. */
export function useStudioTitle(title: string): void {
  const { siteName } = useSiteConfig();
  useEffect(() => {
    document.title = `${title} | الاستوديو | ${siteName}`;
  }, [title, siteName]);
}
