import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useMatches } from 'react-router';
import type { PageData } from '#platform/query/page-loaders.ts';
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx';
import { pageHandle } from './page-handle.ts';
import { trailOf } from './trail.ts';

function useTrail(): Crumb[] | null {
  const { pathname } = useLocation();
  const matches = useMatches();
  const client = useQueryClient();
  const page = matches.at(-1);
  const loaded = page?.loaderData as Partial<PageData> | null | undefined;
  const names = pageHandle(page?.handle).crumbNames?.({
    params: page?.params ?? {},
    read: (key) => client.getQueryData(key),
  });
  return trailOf(pathname, { title: loaded?.head?.title, ...names });
}

/** The way to the page, under the header. */
export function PageTrail() {
  const crumbs = useTrail();
  if (!crumbs) return null;
  return <Breadcrumbs crumbs={crumbs} className="page-width pt-2 md:pt-3" />;
}
