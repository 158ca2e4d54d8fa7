import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { ServerScript } from '#platform/browser/server-script.tsx';
import { fixedMeta } from '#platform/head.ts';
import { NavigationProgress } from '#platform/navigation/navigation-progress.tsx';
import { RouteChanges } from '#platform/navigation/route-changes.tsx';
import { ErrorPage } from '#platform/pages/error-page.tsx';
import { useCacheFollowsSession } from '#platform/query/follow-session.ts';
import { useDeferredHeads, usePageCache } from '#platform/query/page-cache.ts';
import { earlyPressScript } from '#platform/request/early-press-script.ts';
import { noEvalScript } from '#platform/request/no-eval-script.ts';
import { pageOrigin } from '#platform/request/page-origin.ts';
import { usePreloadScript } from '#platform/request/preload-script.ts';
import { requestConfig, requestScope } from '#platform/request/request-scope.server.ts';
import { styleFirst } from '#platform/request/style-first.ts';
import { useAppStart } from '#platform/state/app-start.ts';
import { useScriptMark } from '#platform/state/script-mark.ts';
import { type RootData, takeConfigChange, useRootData } from '#platform/state/site-config.ts';
import { themeColors, themeScript } from '#platform/theme.ts';
import { zoneClock } from '#platform/time-zone.ts';
import styles from '#ui/app.css?url';
import arabicFont from '#ui/fonts/readex-pro-arabic.woff2?url';
import { Toaster } from '#ui/overlay/toaster.tsx';
import { CurrencyContext } from '#ui/text/currency.ts';

export const middleware = [requestScope];

export function loader({ request }: LoaderFunctionArgs): RootData {
  const config = requestConfig();
  const origin = pageOrigin(config.publicUrl, request.url);
  return { config, origin, clock: zoneClock(config.timeZone) };
}

/** The configuration does not change while a page is open, unless the studio has changed it there. */
export const shouldRevalidate = takeConfigChange;

export const meta = fixedMeta({});

export const links: LinksFunction = () => [
  // By its URL: imported, it would belong to the scripts, and every lazily loaded part would load it again.
  { rel: 'stylesheet', href: styles },
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const mark = useScriptMark();
  const preloadedCalls = usePreloadScript();
  styleFirst();
  return (
    // The theme script changes the class before hydration.
    <html lang="ar" dir="rtl" className="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColors.light} suppressHydrationWarning />
        <ServerScript
          code={import.meta.env.SSR ? noEvalScript + preloadedCalls + themeScript : ''}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          انتقل إلى المحتوى
        </a>
        {children}
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
        <ServerScript code={import.meta.env.SSR ? earlyPressScript : ''} />
      </body>
    </html>
  );
}

export default function Root() {
  useAppStart();
  useDeferredHeads();
  const currency = useRootData()?.config.currency;
  const queryClient = usePageCache();
  useCacheFollowsSession(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationProgress />
      <RouteChanges />
      <CurrencyContext value={currency}>
        <Outlet />
      </CurrencyContext>
      <Toaster />
    </QueryClientProvider>
  );
}

export { ErrorPage as ErrorBoundary };
