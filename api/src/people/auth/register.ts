import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { purgeWorker } from './purge.ts';
import { signedInRoutes, visitorRoutes } from './routes.ts';
import { signIns } from './studio/timeline.ts';

export const auth: Feature = {
  name: 'auth',
  timeline: [signIns],
  personalData,
  routes: [visitorRoutes, signedInRoutes],
  jobs: (platform) => [purgeWorker(platform)],
};
