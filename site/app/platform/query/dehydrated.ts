import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { ApiError, type ApiErrorFields } from '#platform/api/api-error.ts';

/**
 * What a page fetched on the server. Failures travel too: the browser must first render what the
 * server rendered, a not-found view included, and not a skeleton.
 */
export type PageCache = {
  queries: DehydratedState['queries'];
  failed: Record<string, ApiErrorFields>;
};

// Not made beforehand: an error records where it was made, and while a script starts a browser finds
// that out by reading the whole file once more.
const unknownFailure = (): ApiErrorFields =>
  new ApiError({
    kind: 'network',
    message: 'حدث خطأ غير متوقع. حاول مرة أخرى بعد قليل.',
  }).toJSON();

/** Packs a client's answers and failures into what a loader can return. */
export function packCache(client: QueryClient): PageCache {
  const failed: PageCache['failed'] = {};
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  const plain = queries.map((query) => {
    const { error } = query.state;
    if (!error) return query;
    // Thrown objects lose their fields on the way, so they go as plain ones.
    failed[query.queryHash] = error instanceof ApiError ? error.toJSON() : unknownFailure();
    return { ...query, state: { ...query.state, error: null, fetchFailureReason: null } };
  });
  return { queries: plain, failed };
}

/** Fills a client with what `packCache` packed; what the client already knows stays. */
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
