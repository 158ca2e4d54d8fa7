import type { FastifyRequest } from 'fastify';
import { clientAddress } from './origin/client-address.ts';

type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Files of the API whose addresses are printed, signed or standardised, and therefore outside of `/api`: an address, and
 * the call that answers it.
 */
const publicFiles: readonly [address: RegExp, call: (...parts: string[]) => string][] = [
  [
    /^\/certificates\/([^/.]{1,64})\.(pdf|png|json)$/,
    (code, type) => `/api/certificates/${code}/${type}`,
  ],
  [/^\/certificates\/status\/(\d{1,6})$/, (list) => `/api/certificate-status/${list}`],
  [/^\/\.well-known\/did\.json$/, () => '/api/did'],
];

/** The call that answers a request for such a file; null for other requests. */
export function publicFileCall({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const path = url.split('?')[0] ?? '';
  for (const [address, call] of publicFiles) {
    const parts = address.exec(path);
    if (parts) return call(...parts.slice(1));
  }
  return null;
}

/**
 * Fetches such a file from the API, for the network address of the request, by which the API limits guesses.
 * @returns null where a browser should see the site's page for a missing address instead
 */
export async function fetchPublicFile(
  apiFetch: ApiFetch,
  call: string,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Response | null> {
  const known = headers['if-none-match'];
  const answer = await clientAddress.run(ip, () =>
    apiFetch(call, { headers: { ...(known && { 'If-None-Match': known }) } }),
  );
  return answer.status === 404 && headers.accept?.includes('text/html') ? null : answer;
}
