import type { LoaderFunctionArgs } from 'react-router';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { requestConfig } from '#platform/request/request-scope.server.ts';

/**
 * What is no page. The pages behind a sign-in are not here: they say of themselves that they are not to be listed, and
 * a robot that may not read them would never learn it.
 */
const closed = ['/api/', '/dev/'];

/** `/robots.txt`: what robots may read, and where all of it is listed. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const origin = pageOrigin(requestConfig().publicUrl, request.url);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
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
