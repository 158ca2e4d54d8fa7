import { browserConfig } from '#platform/state/site-config.ts';
import type { ApiFetch } from '../../../server/site-config.ts';
import { bearer } from './bearer.ts';
import { takePreloadedResponse } from './preloaded-response.ts';

type Scope = { apiFetch: ApiFetch; signal: AbortSignal };

/** How long a page that is being rendered waits for a call before it shows the failed state. */
const serverPatience = 8_000;

let runningRequest: () => Scope | undefined = () => undefined;

/** Called once by the server's own module: calls made while a request runs go through its `apiFetch`. */
export function provideRequestScope(find: () => Scope | undefined): void {
  runningRequest = find;
}

/** Sends a call by the way that fits where the code runs, with the session's token in the browser. */
export async function sendCall(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  headers.set('X-Requested-With', 'XMLHttpRequest');

  const request = runningRequest();
  if (request) {
    const signals = [init.signal, request.signal, AbortSignal.timeout(serverPatience)];
    const signal = AbortSignal.any(signals.filter((one) => one != null));
    return request.apiFetch(path, { ...init, headers, signal });
  }

  // A call may bring its own token (the refresh call does); its refusal says nothing of the session's.
  const token = headers.has('Authorization') ? null : bearer.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const early = init.method === 'GET' ? takePreloadedResponse(path, token) : undefined;
  const response = await (early ?? fetch(browserConfig().apiBaseUrl + path, { ...init, headers }));
  // Only a refusal of the token in use ends the session: one that was replaced meanwhile proves nothing.
  if (response.status === 401 && token && token === bearer.token()) bearer.refused();
  return response;
}
