import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { unpackCache } from './dehydrated.ts';
import type { PageData } from './page-loaders.ts';
import { browserQueryClient, requestQueryClient } from './query-client.ts';

function usePageData(): Partial<PageData>[] {
  return useMatches().flatMap(({ loaderData }) =>
    typeof loaderData === 'object' && loaderData !== null ? [loaderData as Partial<PageData>] : [],
  );
}

const filled = new WeakSet<object>();

/**
 * The query client to render with: a new one on the server, the shared one in the browser, filled with the data that
 * the server fetched for the page.
 */
export function usePageCache(): QueryClient {
  const pages = usePageData();
  const inBrowser = typeof document !== 'undefined';
  const client = inBrowser ? browserQueryClient() : requestQueryClient();
  for (const { cache } of pages) {
    if (!cache || (inBrowser && filled.has(cache))) continue;
    // During render and not in an effect: child components read from it in the same pass.
    unpackCache(client, cache);
    filled.add(cache);
  }
  return client;
}

/** Updates title and description of a page that opened before its data had loaded. */
export function useDeferredHeads(): void {
  const { revalidate } = useRevalidator();
  const deferred = usePageData().find((page) => page.deferred)?.deferred;
  useEffect(() => {
    if (!deferred) return;
    let unmounted = false;
    void deferred.then(() => {
      if (!unmounted) void revalidate();
    });
    return () => {
      unmounted = true;
    };
  }, [deferred, revalidate]);
}
