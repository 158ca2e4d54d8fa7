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
  apiBaseUrl: '',
  publicUrl: 'https://nibras.example',
  contact: { email: 'hello@nibras.example', phone: '+20 100 000 0000', address: 'القاهرة' },
  socials: { facebook: '', x: '', youtube: '', linkedin: '', github: '' },
  timeZone: 'Africa/Cairo',
  dev: false,
} as SiteConfig;

/** What a call answers: a body, or a status with one. A call that is not named here fails as a lost network does. */
export type Answers = Record<string, unknown>;

/** An answer that is a failure. */
export class Refused {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown = { message: 'Server Error' }) {
    this.status = status;
    this.body = body;
  }
}

/** The calls that were made, as their addresses. */
function answering(answers: Answers, asked: string[]) {
  return async (path: string): Promise<Response> => {
    asked.push(path);
    const name = Object.keys(answers).find((call) => path === call || path.startsWith(`${call}?`));
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

interface Asked {
  /** The page's route, as in `routes.ts`: `/courses/:id`. */
  route: string;
  /** Its address, with what is asked of it; the route itself where it has no parameter. */
  url?: string;
  answers?: Answers;
}

const root: RootData = {
  config,
  origin: config.publicUrl,
  clock: zoneClock(config.timeZone),
};

type Rendering = { route: string; request: Request; client: QueryClient; data: unknown };

async function rendered(
  Component: ComponentType,
  { route, request, client, data }: Rendering,
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
 * A page as the server renders it: its loader runs against `answers`, then its component. What a visitor sees is the
 * text of `html`; what the status line says is `status`.
 */
export async function renderPage(page: PageModule, { route, url = route, answers = {} }: Asked) {
  const asked: string[] = [];
  const request = new Request(new URL(url, config.publicUrl));
  const { params = {} } = matchPath(route, new URL(request.url).pathname) ?? {};
  provideRequestScope(() => ({ apiFetch: answering(answers, asked), signal: request.signal }));
  const loaded = (await page.loader?.({ request, params, url: new URL(request.url) })) as
    | { data?: PageData; init?: { status?: number } | null }
    | null
    | undefined;
  const client = requestQueryClient();
  if (loaded?.data?.cache) unpackCache(client, structuredClone(loaded.data.cache));
  const html = await rendered(page.default, { route, request, client, data: loaded?.data ?? null });
  return { html, text: textOf(html), status: loaded?.init?.status ?? 200, asked };
}

/** The words of a page, in order, with single spaces. */
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
