import { foldDigits } from '@nibras/contract/text/digits.ts';
import type {
  InferDataFromTag,
  QueryClient,
  QueryExecuteOptions,
  QueryKey,
} from '@tanstack/react-query';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type Params,
  redirect,
} from 'react-router';
import { ApiError, isMissing, isRateLimited } from '#platform/api/api-error.ts';
import type { PageHead } from '#platform/head.ts';
import { isSignedIn } from '#platform/session/session-store.ts';
import { type PageCache, packCache } from './dehydrated.ts';
import { browserQueryClient, hasJustFailed, requestQueryClient } from './query-client.ts';

/** How long (ms) a navigation waits for the next page's data before the page opens with its skeleton. */
const navigationTimeout = 500;

export type PageArgs = {
  params: Params;
  url: URL;
  /** Always false on the server, which knows no session. */
  signedIn: boolean;
};

/** The result of `queryOptions()` for any type of data. */
type AnyQuery = { queryKey: QueryKey };
type Queries = Record<string, AnyQuery>;

/** The data of each query, undefined where it failed or is still loading. */
export type PageResults<Q extends Queries> = {
  [Name in keyof Q]: InferDataFromTag<unknown, Q[Name]['queryKey']> | undefined;
};

export type Page<Q extends Queries> = {
  /** The queries of the first view, as the same query options that its component passes to `useQuery`. */
  queries: (args: PageArgs) => Q;
  /**
   * The queries whose failure is the page's: 404 where an item is missing, 400 where the API refuses the request, else
   * 503. All queries by default.
   */
  vital?: readonly (keyof Q & string)[];
  /** A 429 shows an empty list (docs/behaviour/general.md#lists) and does not fail the page. */
  emptyWhenBusy?: boolean;
  /** Title, description and picture, made from the loaded data. */
  head: (results: PageResults<Q>, args: PageArgs) => PageHead;
};

export type PageData = {
  head: PageHead;
  /** Only from the server. */
  cache?: PageCache;
  /** Only in the browser, where the page opened before its data had loaded: settles when they have. */
  deferred?: Promise<void>;
};

/** Returns the page as it is, with its types inferred. */
export function definePage<Q extends Queries>(page: Page<Q>): Page<Q> {
  return page;
}

function resultsOf<Q extends Queries>(client: QueryClient, queries: Q): PageResults<Q> {
  const entries = Object.entries(queries).map(([name, options]) => [
    name,
    client.getQueryData(options.queryKey),
  ]);
  return Object.fromEntries(entries) as PageResults<Q>;
}

/** The API refused a value of the page's URL, so a retry cannot help. */
const isRefusedUrl = (error: unknown) =>
  error instanceof ApiError && [400, 413, 414, 422].includes(error.status);

function statusOf<Q extends Queries>(client: QueryClient, queries: Q, page: Page<Q>): number {
  const vital = page.vital ?? Object.keys(queries);
  const failures = vital
    .map((name) => client.getQueryState(queries[name]?.queryKey ?? [])?.error)
    .filter((error) => error != null && !(page.emptyWhenBusy && isRateLimited(error)));
  if (failures.length === 0) return 200;
  if (failures.some(isMissing)) return 404;
  return failures.every(isRefusedUrl) ? 400 : 503;
}

/** The redirect from a former slug; null where the page was opened by the present one, or by an id. */
function movedTo({ params: { id = '' }, url }: PageArgs, slug: string | undefined) {
  const isId = (address: string) => /^\d+$/.test(foldDigits(address));
  if (!slug || slug === id || isId(slug) || isId(id)) return null;
  const before = url.pathname.split('/').filter(Boolean).slice(0, -1);
  const path = ['', ...before, encodeURIComponent(slug)].join('/');
  // Revalidated each time: an address may lead to another one later, or become the item's own again.
  return redirect(path, { status: 301, headers: { 'Cache-Control': 'no-cache' } });
}

/** Runs the stale queries. Resolves when all have settled, even if some failed. */
async function fetchAll(client: QueryClient, queries: AnyQuery[]): Promise<void> {
  const fetches = queries.map((options) => client.query(options as QueryExecuteOptions));
  await Promise.allSettled(fetches);
}

interface ServerOptions<Q extends Queries> {
  /** The present slug of the page's item; anyone who opens a former one is redirected to it for good. */
  slug?: (results: PageResults<Q>) => string | undefined;
}

/**
 * The `loader` of a page: runs its queries on the server and responds with the matching status.
 * A failing API does not throw: the page renders its failed state. The options are no part of the page, so that the
 * browser's scripts do not contain them.
 */
export function serverLoader<Q extends Queries>(page: Page<Q>, options: ServerOptions<Q> = {}) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const args: PageArgs = { params, url: new URL(request.url), signedIn: false };
    const client = requestQueryClient();
    const queries = page.queries(args);
    await fetchAll(client, Object.values(queries));
    const results = resultsOf(client, queries);
    const moved = movedTo(args, options.slug?.(results));
    if (moved !== null) {
      client.clear();
      throw moved;
    }
    const head = page.head(results, args);
    const body: PageData = { head, cache: packCache(client) };
    const status = statusOf(client, queries, page);
    client.clear();
    return data(body, { status });
  };
}

/** The `clientLoader` of a page: runs the same queries, from the browser's cache or the API. */
export function browserLoader<Q extends Queries>(page: Page<Q>) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<PageData> => {
    const args: PageArgs = { params, url: new URL(request.url), signedIn: isSignedIn() };
    const client = browserQueryClient();
    const queries = page.queries(args);
    const queriesToFetch = Object.values(queries).filter((options) => {
      const query = client.getQueryCache().find({ queryKey: options.queryKey, exact: true });
      return !query || !hasJustFailed(query);
    });
    const fetched = fetchAll(client, queriesToFetch);
    const timeout = Promise.withResolvers<'deferred'>();
    const timer = setTimeout(() => timeout.resolve('deferred'), navigationTimeout);
    const first = await Promise.race([fetched, timeout.promise]);
    clearTimeout(timer);
    const head = page.head(resultsOf(client, queries), args);
    return first === 'deferred' ? { head, deferred: fetched } : { head };
  };
}
