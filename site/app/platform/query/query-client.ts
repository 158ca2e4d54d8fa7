import { fetching } from '@nibras/contract/limits.ts';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isFinal } from '#platform/api/api-error.ts';

const firstDelay = 1_000;

/** For how long (ms) a component that mounts shows a failure before it retries by itself. */
const showFailureFor = 5_000;

/** The delay (ms) before a retry: doubles from one second, at most 30 s. `attempt` counts from 0. */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelay * 2 ** attempt, fetching.retryDelayCap);
}

/** The query failed moments ago, so its failed state is shown and not fetched again. */
export function hasJustFailed(query: Pick<Query, 'state'>, now = Date.now()): boolean {
  return query.state.status === 'error' && now - query.state.errorUpdatedAt < showFailureFor;
}

const online = () => typeof navigator === 'undefined' || navigator.onLine;

/** Also loads again what is loading for the first time when it becomes old: the pending answer may have been read before the change. */
class RefreshingClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const type = filters?.refetchType ?? filters?.type ?? 'active';
    if (type !== 'none' && options?.cancelRefetch !== false) {
      for (const query of this.getQueryCache().findAll({ ...filters, type })) {
        const isFirstLoad = query.state.data === undefined && !query.isDisabled();
        if (isFirstLoad) void query.cancel({ silent: true });
      }
    }
    return super.invalidateQueries(filters, options);
  }
}

function createQueryClient(where: 'server' | 'browser'): QueryClient {
  return new RefreshingClient({
    defaultOptions: {
      queries: {
        staleTime: fetching.fresh,
        retry:
          where === 'browser' &&
          ((failures, error) => failures < fetching.retries && !isFinal(error) && online()),
        retryDelay,
        // Without a network a call must fail visibly; by default it would wait for the network.
        networkMode: 'always',
        retryOnMount: (query) => where === 'browser' && !hasJustFailed(query),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

let shared: QueryClient | undefined;

/** The browser's only client. */
export function browserQueryClient(): QueryClient {
  shared ??= createQueryClient('browser');
  return shared;
}

/** A new client for each request, so that no visitor sees another's data. */
export function requestQueryClient(): QueryClient {
  return createQueryClient('server');
}
