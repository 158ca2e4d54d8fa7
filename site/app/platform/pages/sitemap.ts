import type { LoaderFunctionArgs } from 'react-router';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { reportError, requestConfig } from '#platform/request/request-scope.server.ts';
import { sitemapEntries } from './sitemap-entries.ts';
import { sitemapXml } from './sitemap-xml.ts';

/** `/sitemap.xml`: every public page with the date of its last change. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const origin = pageOrigin(requestConfig().publicUrl, request.url);
  try {
    return new Response(sitemapXml(await sitemapEntries(request.signal), origin), {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
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
