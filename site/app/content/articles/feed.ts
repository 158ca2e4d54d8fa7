import { wording } from '@nibras/contract/text/wording.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { requestConfig } from '#platform/request/request-scope.server.ts';
import { feedXml } from './feed-xml.ts';
import { newestArticles } from './queries.ts';

const itemCount = 20;

/** `/articles.xml`: the newest articles for feed readers. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { siteName, publicUrl } = requestConfig();
  const origin = pageOrigin(publicUrl, request.url);
  try {
    const articles = await newestArticles(itemCount, request.signal);
    const body = feedXml({
      title: wording`المقالات | ${siteName}`,
      description: wording`أحدث المقالات في البرمجة والتقنية.`,
      link: `${origin}/articles`,
      self: `${origin}/articles.xml`,
      items: articles.map(({ id, name, summary, created_at }) => ({
        title: name,
        link: `${origin}/articles/${id}`,
        description: summary,
        date: created_at,
      })),
    });
    return new Response(body, {
      headers: {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=900',
      },
    });
  } catch {
    // Feed readers retry by themselves.
    return new Response(null, { status: 503, headers: { 'Retry-After': '300' } });
  }
}
