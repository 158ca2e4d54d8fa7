import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './server/precompress.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  // The manifest of a dozen routes is 2 kB, cheaper than a request for every link that scrolls into view.
  routeDiscovery: { mode: 'initial' },
  // A separate file for a page's loader or guard is one more request before hydration, and most share its imports
  // anyway.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
