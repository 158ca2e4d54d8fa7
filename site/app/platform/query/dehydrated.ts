import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { ApiError, type ApiErrorFields } from '#platform/api/api-error.ts';

/**
 * The queries that the server ran for a page. Failures are included: the browser must first render what the server
 * rendered, such as a not-found view, and not a skeleton.
 */
export type PageCache = {
  queries: DehydratedState['queries'];
  failed: Record<string, ApiErrorFields>;
};

// A function and not a constant: creating an error records a stack trace, for which browsers parse the whole script
// file again during startup.
const unknownFailure = (): ApiErrorFields =>
  new ApiError({
    kind: 'network',
    message: 'حدث خطأ غير متوقع. حاول مرة أخرى بعد قليل.',
  }).toJSON();

/** Packs a client's data and failures into a value that a loader can return. */
export function packCache(client: QueryClient): PageCache {
  const failed: PageCache['failed'] = {};
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  const plain = queries.map((query) => {
    const { error } = query.state;
    if (!error) return query;
    // Serialisation drops the fields of an Error, so it is sent as a plain object.
    failed[query.queryHash] = error instanceof ApiError ? error.toJSON() : unknownFailure();
    return { ...query, state: { ...query.state, error: null, fetchFailureReason: null } };
  });
  return { queries: plain, failed };
}

/** Fills a client with a packed cache; newer data of the client stays. */
export function unpackCache(client: QueryClient, cache: PageCache, now = Date.now()): void {
  const queries = cache.queries.map((query) => {
    const failure = cache.failed[query.queryHash];
    if (!failure) return query;
    const error = new ApiError(failure);
    const state = { ...query.state, error, fetchFailureReason: error, errorUpdatedAt: now };
    return { ...query, state };
  });
  hydrate(client, { queries });
}
