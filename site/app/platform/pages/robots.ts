import type { LoaderFunctionArgs } from 'react-router';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { requestConfig } from '#platform/request/request-scope.server.ts';

/**
 * Paths that are not pages. The pages behind a sign-in are not listed: they carry `noindex`, which a robot that may not
 * read them would never see.
 */
const disallowed = ['/api/', '/dev/'];

/** `/robots.txt`: the paths that robots may not read, and the address of the sitemap. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const origin = pageOrigin(requestConfig().publicUrl, request.url);
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
