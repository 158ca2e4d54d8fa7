import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  // The manifest of a dozen routes is 2 kB: cheaper than a request at every link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
