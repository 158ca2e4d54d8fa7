import type { CallOptions, Method, SendOptions } from './call.ts';

/** Fetched with the first call: a first view has its answers from the server, and makes none. */
const loadCall = () => import('./call.ts');

/**
 * Reads from the API, on the server and in the browser alike.
 * `path` begins with `/api/`. Throws an ApiError for everything that is not the promised answer.
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

/** Writes `?a=1&b=2`, leaving out what is empty; '' when nothing is left. */
export function queryString(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value != null && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}
