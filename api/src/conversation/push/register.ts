import type { Feature } from '#platform/feature.ts';
import { deliverWorker } from './deliver-push.ts';
import { messageWorker } from './push-message.ts';
import { routes } from './routes.ts';

export const push: Feature = {
  name: 'push',
  routes: [routes],
  jobs: (platform) => [deliverWorker(platform), messageWorker(platform)],
};
