import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './server/precompress.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  // The manifest of a dozen routes is 2 kB: cheaper than a request at every link that comes into view.
  routeDiscovery: { mode: 'initial' },
  // A page's loader or guard in a file of its own is a request more before the page is alive; most share what it needs.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
