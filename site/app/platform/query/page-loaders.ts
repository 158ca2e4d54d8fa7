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
} from 'react-router';
import { ApiError, isMissing, isRateLimited } from '#platform/api/api-error.ts';
import type { PageHead } from '#platform/head.ts';
import { isSignedIn } from '#platform/session/session-store.ts';
import { type PageCache, packCache } from './dehydrated.ts';
import { browserQueryClient, hasJustFailed, requestQueryClient } from './query-client.ts';

/** How long a click waits for the next page's answers before the page opens with its skeleton. */
const navigationPatience = 500;

export type PageArgs = {
  params: Params;
  url: URL;
  /** Always false on the server, which knows no session. */
  signedIn: boolean;
};

/** What `queryOptions()` returns, whatever its answer's type. */
type AnyQuery = { queryKey: QueryKey };
type Queries = Record<string, AnyQuery>;

/** The answer of each query, undefined where it failed or is still on its way. */
export type PageResults<Q extends Queries> = {
  [Name in keyof Q]: InferDataFromTag<unknown, Q[Name]['queryKey']> | undefined;
};

export type Page<Q extends Queries> = {
  /** What the page shows first, as the same query options that its component hands to `useQuery`. */
  queries: (args: PageArgs) => Q;
  /** The queries whose failure is the page's: 404 where one is missing, 400 where the API refuses what was asked, else 503. All by default. */
  vital?: readonly (keyof Q & string)[];
  /** A refusal for too many requests shows as an empty list (docs/behaviour/general.md#lists), which is no failure of the page. */
  emptyWhenBusy?: boolean;
  /** Title, description and picture, from what has arrived. */
  head: (results: PageResults<Q>, args: PageArgs) => PageHead;
};

export type PageData = {
  head: PageHead;
  /** Only from the server. */
  cache?: PageCache;
  /** Only in the browser, when the page opened before its answers: settles when they are there. */
  late?: Promise<void>;
};

/** Gives a page description its types; returns it as it is. */
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

/** The API found a value of the page's address wrong: asking again changes nothing. */
const isRefusedAddress = (error: unknown) =>
  error instanceof ApiError && [400, 413, 414, 422].includes(error.status);

function statusOf<Q extends Queries>(client: QueryClient, queries: Q, page: Page<Q>): number {
  const vital = page.vital ?? Object.keys(queries);
  const failures = vital
    .map((name) => client.getQueryState(queries[name]?.queryKey ?? [])?.error)
    .filter((error) => error != null && !(page.emptyWhenBusy && isRateLimited(error)));
  if (failures.length === 0) return 200;
  if (failures.some(isMissing)) return 404;
  return failures.every(isRefusedAddress) ? 400 : 503;
}

/** Fetches what is stale and settles when all have settled, whatever came of them. */
async function fetchAll(client: QueryClient, queries: AnyQuery[]): Promise<void> {
  const fetches = queries.map((options) => client.query(options as QueryExecuteOptions));
  await Promise.allSettled(fetches);
}

/**
 * The `loader` of a page: fetches on the server, and answers with the status that fits.
 * A failing API does not fail the page: it renders its failed state.
 */
export function serverLoader<Q extends Queries>(page: Page<Q>) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const args: PageArgs = { params, url: new URL(request.url), signedIn: false };
    const client = requestQueryClient();
    const queries = page.queries(args);
    await fetchAll(client, Object.values(queries));
    const head = page.head(resultsOf(client, queries), args);
    const body: PageData = { head, cache: packCache(client) };
    const status = statusOf(client, queries, page);
    client.clear();
    return data(body, { status });
  };
}

/** The `clientLoader` of a page: the same queries, from the browser's cache or straight from the API. */
export function browserLoader<Q extends Queries>(page: Page<Q>) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<PageData> => {
    const args: PageArgs = { params, url: new URL(request.url), signedIn: isSignedIn() };
    const client = browserQueryClient();
    const queries = page.queries(args);
    const wanted = Object.values(queries).filter((options) => {
      const query = client.getQueryCache().find({ queryKey: options.queryKey, exact: true });
      return !query || !hasJustFailed(query);
    });
    const fetched = fetchAll(client, wanted);
    const pause = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => pause.resolve('late'), navigationPatience);
    const first = await Promise.race([fetched, pause.promise]);
    clearTimeout(timer);
    const head = page.head(resultsOf(client, queries), args);
    return first === 'late' ? { head, late: fetched } : { head };
  };
}
