import type { Feature } from '#platform/feature.ts';
import { deliverWorker } from './deliver-push.ts';
import { personalData } from './personal-data.ts';
import { messageWorker } from './push-message.ts';
import { routes } from './routes.ts';

export const push: Feature = {
  name: 'push',
  personalData,
  routes: [routes],
  jobs: (platform) => [deliverWorker(platform), messageWorker(platform)],
};
