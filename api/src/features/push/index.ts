import type { Feature } from '#platform/feature.ts';
import { deliverWorker } from './deliver-push.ts';
import { messageWorker } from './push-message.ts';
import { routes } from './routes.ts';

export { queuePush } from './deliver-push.ts';
export { hasPushSubscription, pushMessage } from './push-message.ts';
export { pushText } from './push-text.ts';

export const push: Feature = {
  name: 'push',
  routes,
  jobs: (platform) => [deliverWorker(platform), messageWorker(platform)],
};
