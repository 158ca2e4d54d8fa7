import type { CallOptions, Method, SendOptions } from './call.ts';

export { queryString } from './query-string.ts';

/** Loaded with the first call: a first view has its data from the server and makes no call. */
export const loadCall = () => import('./call.ts');

/**
 * Makes a GET call to the API, on the server and in the browser alike. `path` begins with `/api/`.
 * Throws an ApiError for a network failure, a failing status and an unexpected body.
 */
export async function apiGet<T = unknown>(path: string, options: CallOptions<T> = {}): Promise<T> {
  const { call } = await loadCall();
  return call('GET', path, options);
}

/** Sends a change, as JSON (`json`) or as a form with files (`form`). Throws as `apiGet` does. */
export async function apiSend<T = unknown>(
  method: Exclude<Method, 'GET'>,
  path: string,
  options: SendOptions<T> = {},
): Promise<T> {
  const { call } = await loadCall();
  return call(method, path, options);
}
