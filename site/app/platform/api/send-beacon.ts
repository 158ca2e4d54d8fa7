import { browserConfig } from '#platform/state/site-config.ts';

/**
 * Sends what is only counted, without a session and without waiting for a response; the request survives the end of the page. A server
 * without the call refuses it, which has no effect on the user.
 */
export function sendBeacon(path: string, content: object): void {
  const { apiBaseUrl } = browserConfig();
  const body = JSON.stringify(content);
  const url = apiBaseUrl + path;
  const type = 'application/json';
  if (apiBaseUrl === '' && navigator.sendBeacon?.(url, new Blob([body], { type }))) return;
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}
