import { browserConfig } from '#platform/state/site-config.ts';
import type { ApiFetch } from '../../../server/site-config.ts';
import { bearer } from './bearer.ts';
import { takePreloadedResponse } from './preloaded-response.ts';

type Scope = { apiFetch: ApiFetch; signal: AbortSignal };

/** How long (ms) the server's rendering waits for a call before it shows the failed state. */
const serverTimeout = 8_000;

let runningRequest: () => Scope | undefined = () => undefined;

/** Called once by the server's module: calls made while a page request runs go through its `apiFetch`. */
export function provideRequestScope(find: () => Scope | undefined): void {
  runningRequest = find;
}

/**
 * Sends a call: on the server through the request's `apiFetch`, in the browser with `fetch` and the session's token.
 */
export async function sendCall(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  headers.set('X-Requested-With', 'XMLHttpRequest');

  const request = runningRequest();
  if (request) {
    const signals = [init.signal, request.signal, AbortSignal.timeout(serverTimeout)];
    const signal = AbortSignal.any(signals.filter((one) => one != null));
    return request.apiFetch(path, { ...init, headers, signal });
  }

  // A call may bring its own token (the refresh call does); a 401 to it says nothing about the session's token.
  const token = headers.has('Authorization') ? null : bearer.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const preloaded = init.method === 'GET' ? takePreloadedResponse(path, token) : undefined;
  const response = await (preloaded ??
    fetch(browserConfig().apiBaseUrl + path, { ...init, headers }));
  // Only a 401 for the current token ends the session: the token may have been replaced while the call was pending.
  if (response.status === 401 && token && token === bearer.token()) bearer.refused();
  return response;
}
