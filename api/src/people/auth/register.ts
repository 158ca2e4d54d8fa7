import type { Feature } from '#platform/feature.ts';
import { purgeWorker } from './purge.ts';
import { signedInRoutes, visitorRoutes } from './routes.ts';

export const auth: Feature = {
  name: 'auth',
  routes: [visitorRoutes, signedInRoutes],
  jobs: (platform) => [purgeWorker(platform)],
};
