import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  Outlet,
  StaticRouterProvider,
} from 'react-router';
import { provideRequestScope } from '#platform/api/transport.ts';
import { unpackCache } from '#platform/query/dehydrated.ts';
import type { PageData } from '#platform/query/page-loaders.ts';
import { requestQueryClient } from '#platform/query/query-client.ts';
import type { RootData, SiteConfig } from '#platform/state/site-config.ts';
import { zoneClock } from '#platform/time-zone.ts';

const config: SiteConfig = {
  siteName: 'نبراس',
  description: 'منصة عربية لتعلم البرمجة.',
  apiBaseUrl: '',
  publicUrl: 'https://nibras.example',
  contact: { email: 'hello@nibras.example', phone: '+20 100 000 0000', address: 'القاهرة' },
  socials: { facebook: '', x: '', youtube: '', linkedin: '', github: '' },
  timeZone: 'Africa/Cairo',
  pages: [],
  own: true,
  dev: false,
} as SiteConfig;

/** Response bodies by path, or `Refused` for a failure. A call without an entry fails like a lost network. */
export type Answers = Record<string, unknown>;

/** A response with an error status. */
export class Refused {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown = { message: 'Server Error' }) {
    this.status = status;
    this.body = body;
  }
}

/** A fetch function that responds from `answers` and records the paths of the calls. */
function fetchFrom(answers: Answers, calls: string[]) {
  return async (path: string): Promise<Response> => {
    calls.push(path);
    const name = Object.keys(answers).find(
      (known) => path === known || path.startsWith(`${known}?`),
    );
    if (name === undefined) throw new TypeError('no network');
    const answer = answers[name];
    if (answer instanceof Refused) return Response.json(answer.body, { status: answer.status });
    return Response.json(answer);
  };
}

type PageModule = {
  default: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: each page's loader has its own type
  loader?: (args: any) => Promise<unknown>;
};

interface PageRequest {
  /** The page's route, as in `routes.ts`: `/courses/:id`. */
  route: string;
  /** The URL with its query; the route itself where it has no parameter. */
  url?: string;
  answers?: Answers;
}

const root: RootData = {
  config,
  origin: config.publicUrl,
  clock: zoneClock(config.timeZone),
};

type RenderOptions = { route: string; request: Request; client: QueryClient; data: unknown };

async function renderHtml(
  Component: ComponentType,
  { route, request, client, data }: RenderOptions,
): Promise<string> {
  const page = { id: 'page', path: route, Component, loader: () => data };
  const handler = createStaticHandler([
    { id: 'root', Component: Outlet, loader: () => root, children: [page] },
  ]);
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error('a page that redirects');
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}

/**
 * Renders a page as the server does: runs its loader against `answers`, then its component. Returns the HTML, its text,
 * the status and the calls made.
 */
export async function renderPage(
  page: PageModule,
  { route, url = route, answers = {} }: PageRequest,
) {
  const calls: string[] = [];
  const request = new Request(new URL(url, config.publicUrl));
  const { params = {} } = matchPath(route, new URL(request.url).pathname) ?? {};
  provideRequestScope(() => ({ apiFetch: fetchFrom(answers, calls), signal: request.signal }));
  const loaded = (await page.loader?.({ request, params, url: new URL(request.url) })) as
    | { data?: PageData; init?: { status?: number } | null }
    | null
    | undefined;
  const client = requestQueryClient();
  if (loaded?.data?.cache) unpackCache(client, structuredClone(loaded.data.cache));
  const html = await renderHtml(page.default, {
    route,
    request,
    client,
    data: loaded?.data ?? null,
  });
  return { html, text: textOf(html), status: loaded?.init?.status ?? 200, calls };
}

/** The text of a page, in order, with single spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:[ap]|b|bdi|em|i|mark|span|strong|svg|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
