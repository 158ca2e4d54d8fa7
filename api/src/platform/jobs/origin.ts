import { requestScope } from '../log/request-scope.ts';

/** The field of a job's data with the id of the originating request; no job has a field of this name. */
const field = '$requestId';

/** Adds the current request's id to a job's data, where there is one. */
export function withOrigin<Data extends object>(data: Data): Data {
  const scope = requestScope.getStore();
  return scope ? { ...data, [field]: scope.requestId } : data;
}

/** Separates a job's data from the id of the originating request. */
export function splitOrigin(stored: object | null): {
  data: object;
  requestId: string | undefined;
} {
  const { [field]: requestId, ...data } = (stored ?? {}) as Record<string, unknown>;
  return { data, requestId: typeof requestId === 'string' ? requestId : undefined };
}
