import { useDeferredValue } from 'react';

/**
 * Defers the first data of a query: `useDeferredData(query.data)`. Rendering everything that replaces a skeleton takes
 * long, so React renders it interruptibly, and clicks and typing come first. Later changes are rendered at once.
 */
export function useDeferredData<T>(data: T | undefined): T | undefined {
  const deferred = useDeferredValue(data);
  return deferred === undefined ? undefined : data;
}
