import type { Feature } from '#platform/feature.ts';
import { linkRoutes, settingRoutes } from './routes.ts';
import { digestWorker } from './send-digests.ts';

export const digest: Feature = {
  name: 'digest',
  routes: [linkRoutes, settingRoutes],
  jobs: (platform) => [digestWorker(platform)],
};
