import { wording } from '@nibras/contract/text/wording.ts';
import { requestConfig } from '#platform/request/request-scope.server.ts';
import { themeColors } from '#platform/theme.ts';

const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `/manifest.webmanifest`: generated at run time, because the site's name is configuration. */
export function loader(): Response {
  const { siteName, description } = requestConfig();
  const manifest = {
    name: siteName,
    short_name: siteName,
    description,
    lang: 'ar',
    dir: 'rtl',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ['education'],
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: wording`الكورسات`, url: '/courses' },
      { name: wording`كورساتي`, url: '/my-courses' },
    ],
  };
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json',
      // Browsers ask seldom; an older name must not come from a cache.
      'Cache-Control': 'public, no-cache',
    },
  });
}
