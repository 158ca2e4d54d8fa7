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
 * The query client to render with: a new one on the server, the browser's one in the browser, filled
 * with what the server fetched for the page.
 */
export function usePageCache(): QueryClient {
  const pages = usePageData();
  const inBrowser = typeof document !== 'undefined';
  const client = inBrowser ? browserQueryClient() : requestQueryClient();
  for (const { cache } of pages) {
    if (!cache || (inBrowser && filled.has(cache))) continue;
    // While rendering, and not in an effect: the parts below read from it in this very pass.
    unpackCache(client, cache);
    filled.add(cache);
  }
  return client;
}

/** Once the answers of a page that opened before them are there, its title and description follow. */
export function useLateHeads(): void {
  const { revalidate } = useRevalidator();
  const late = usePageData().find((page) => page.late)?.late;
  useEffect(() => {
    if (!late) return;
    let left = false;
    void late.then(() => {
      if (!left) void revalidate();
    });
    return () => {
      left = true;
    };
  }, [late, revalidate]);
}
