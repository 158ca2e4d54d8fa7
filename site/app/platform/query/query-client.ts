import { fetching } from '@nibras/contract/limits.ts';
import { type Query, QueryClient } from '@tanstack/react-query';
import { isFinal } from '#platform/api/api-error.ts';

const firstDelay = 1_000;

/** How long a failure stands before a part of the page that mounts anew asks again by itself. */
const failureStands = 5_000;

/** Doubles from one second, capped at 30 s. `attempt` counts from 0. */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelay * 2 ** attempt, fetching.retryDelayCap);
}

/** The query failed moments ago: its failed state is to be shown, not asked away. */
export function hasJustFailed(query: Pick<Query, 'state'>, now = Date.now()): boolean {
  return query.state.status === 'error' && now - query.state.errorUpdatedAt < failureStands;
}

const online = () => typeof navigator === 'undefined' || navigator.onLine;

function createQueryClient(where: 'server' | 'browser'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fetching.fresh,
        retry:
          where === 'browser' &&
          ((failures, error) => failures < fetching.retries && !isFinal(error) && online()),
        retryDelay,
        // Without a network a call must fail and say so, not wait in silence for the network.
        networkMode: 'always',
        retryOnMount: (query) => where === 'browser' && !hasJustFailed(query),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

let shared: QueryClient | undefined;

/** The browser's one client. */
export function browserQueryClient(): QueryClient {
  shared ??= createQueryClient('browser');
  return shared;
}

/** A client of its own for each request, so that no visitor sees another's answers. */
export function requestQueryClient(): QueryClient {
  return createQueryClient('server');
}
