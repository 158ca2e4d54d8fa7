import type { Feature } from '#platform/feature.ts';
import { purgeWorker } from './purge.ts';
import { routes } from './routes.ts';

export const vitals: Feature = {
  name: 'vitals',
  routes: [routes],
  jobs: (platform) => [purgeWorker(platform)],
};
