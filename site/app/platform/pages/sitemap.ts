import type { LoaderFunctionArgs } from 'react-router';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { reportError, requestConfig } from '#platform/request/request-scope.server.ts';
import { sitemapFile, sitemapOrIndex } from './sitemap-entries.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/**
 * A file of an index lies at the same path as the index, because a sitemap may only list pages at or below its own
 * folder (sitemaps.org).
 */
const filePath = (name: string) => `/sitemap.xml?file=${name}`;

/** The XML of the address; null where there is no such file. */
async function xmlOf({ url, signal }: Request, origin: string): Promise<string | null> {
  const name = new URL(url).searchParams.get('file');
  if (name !== null) {
    const entries = await sitemapFile(name, signal);
    return entries && sitemapXml(entries, origin);
  }
  const sitemap = await sitemapOrIndex(signal);
  return 'files' in sitemap
    ? sitemapIndexXml(sitemap.files.map(filePath), origin)
    : sitemapXml(sitemap.entries, origin);
}

/**
 * `/sitemap.xml`: every public page with the date of its last change, or an index of such files where there are many
 * (decision record 0121).
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const origin = pageOrigin(requestConfig().publicUrl, request.url);
  try {
    const xml = await xmlOf(request, origin);
    if (xml === null) return new Response(null, { status: 404 });
    return new Response(xml, {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        // What is hidden is gone within a minute, from shared caches too.
        'Cache-Control': 'public, max-age=60',
      },
    });
  } catch (error) {
    if (!request.signal.aborted) reportError(error);
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' },
    });
  }
}
