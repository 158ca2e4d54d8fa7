import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router';
import { JsonLdBlock } from '#platform/json-ld-block.tsx';
import type { PageData } from '#platform/query/page-loaders.ts';
import { Breadcrumbs } from '#ui/list/breadcrumbs.tsx';
import { type CrumbNames, pageHandle } from './page-handle.ts';
import { trailOf } from './trail.ts';
import { trailData } from './trail-data.ts';

/**
 * The names that the page's handle reads from the query cache. Subscribes to the cache, because a page that needs a
 * sign-in fetches its data only in the browser.
 */
function useHandleNames(page: UIMatch | undefined, search: string): Partial<CrumbNames> {
  const client = useQueryClient();
  const { crumbNames } = pageHandle(page?.handle);
  const read = () =>
    JSON.stringify(
      crumbNames?.({
        params: page?.params ?? {},
        search: new URLSearchParams(search),
        read: (key) => client.getQueryData(key),
      }) ?? {},
    );
  const subscribe = useCallback(
    (changed: () => void) => (crumbNames ? client.getQueryCache().subscribe(changed) : () => {}),
    [client, crumbNames],
  );
  // Serialised, so that equal names are an equal snapshot.
  return JSON.parse(useSyncExternalStore(subscribe, read, read));
}

/** The breadcrumb trail of the page, below the header. */
export function PageTrail() {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const loaded = page?.loaderData as Partial<PageData> | null | undefined;
  const names = useHandleNames(page, search);
  const crumbs = trailOf(pathname, { title: loaded?.head?.title, ...names });
  if (!crumbs) return null;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} className="page-width pt-2 md:pt-3" />
      <JsonLdBlock key={pathname} jsonLd={import.meta.env.SSR ? trailData(crumbs) : null} />
    </>
  );
}
