import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { purgeWorker } from './purge.ts';
import { routes } from './routes.ts';

export const vitals: Feature = {
  name: 'vitals',
  personalData,
  routes: [routes],
  jobs: (platform) => [purgeWorker(platform)],
};
