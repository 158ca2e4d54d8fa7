import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';

type Needs = Pick<Config, 'siteOrigins' | 'publicUrl' | 'trustProxy'>;

const last = (header: string | string[] | undefined) => [header].flat().at(-1)?.split(',').at(-1);

/** The host that a browser asked, by a trusted proxy's word where there is one. */
export function askedHost(
  headers: IncomingHttpHeaders,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const proxied = trustProxy ? last(headers['x-forwarded-host'])?.trim() : undefined;
  return proxied ?? headers.host ?? '';
}

/**
 * Whether the page that opens a socket or posts a form may: ours, by the host that it asked or by `PUBLIC_URL`, or one
 * of `SITE_ORIGINS`. Browsers ask no permission before either, as they do before calls. What is no page says no origin,
 * and has nothing of anybody's to send along.
 */
export function isAllowedOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { siteOrigins, publicUrl, trustProxy }: Needs,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (!page) return false;
  if (siteOrigins.some((known) => new URL(known).origin === page.origin)) return true;
  if (publicUrl && new URL(publicUrl).origin === page.origin) return true;
  // A proxy may speak https with the browser and http with us: the host is what is compared.
  return page.protocol.startsWith('http') && page.host === askedHost(headers, { trustProxy });
}
