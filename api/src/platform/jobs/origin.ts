import { requestScope } from '../log/request-scope.ts';

/** Where a job's data names the request that it comes from; no field of any job is called so. */
const field = '$requestId';

/** A job's data with the name of the request that leaves it behind, where there is one. */
export function withOrigin<Data extends object>(data: Data): Data {
  const scope = requestScope.getStore();
  return scope ? { ...data, [field]: scope.requestId } : data;
}

/** A job's data as it was given, and the request that it comes from. */
export function takeOrigin(stored: object | null): { data: object; requestId: string | undefined } {
  const { [field]: requestId, ...data } = (stored ?? {}) as Record<string, unknown>;
  return { data, requestId: typeof requestId === 'string' ? requestId : undefined };
}
