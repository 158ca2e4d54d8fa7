import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.ts';

type OriginConfig = Pick<Config, 'siteOrigins' | 'publicUrl' | 'trustProxy'>;

const last = (header: string | string[] | undefined) => [header].flat().at(-1)?.split(',').at(-1);

/** Returns the host that the browser requested, from `X-Forwarded-Host` behind a trusted proxy. */
export function requestedHost(
  headers: IncomingHttpHeaders,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const proxied = trustProxy ? last(headers['x-forwarded-host'])?.trim() : undefined;
  return proxied ?? headers.host ?? '';
}

/**
 * Whether a page may open a socket or post a form: it must be ours, by the requested host or `PUBLIC_URL`, or be
 * listed in `SITE_ORIGINS`. Browsers send no preflight before either. A client that is no browser sends no origin and
 * carries nobody's cookies, so it is allowed.
 */
export function isAllowedOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { siteOrigins, publicUrl, trustProxy }: OriginConfig,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (!page) return false;
  if (siteOrigins.some((known) => new URL(known).origin === page.origin)) return true;
  if (publicUrl && new URL(publicUrl).origin === page.origin) return true;
  // A proxy may use https to the browser and http to us, so only the host is compared.
  return page.protocol.startsWith('http') && page.host === requestedHost(headers, { trustProxy });
}
