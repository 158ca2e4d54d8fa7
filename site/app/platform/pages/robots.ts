import type { LoaderFunctionArgs } from 'react-router';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { requestConfig } from '#platform/request/request-scope.server.ts';

/** Pages that show a visitor nothing but the way to sign in, and calls that are no pages. */
const closed = [
  '/api/',
  '/chat',
  '/courses/*/lecture/',
  '/dev/',
  '/my-courses',
  '/notifications',
  '/profile',
  '/teacher/',
  '/verify',
];

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
