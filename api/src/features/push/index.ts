import type { Feature } from '#platform/http/feature.ts';
import { deliverWorker } from './deliver-push.ts';
import { routes } from './routes.ts';
import { messageWorker } from './tell-of-message.ts';

export { queuePush } from './deliver-push.ts';
export { getsPush, pushMessage } from './tell-of-message.ts';

export const push: Feature = {
  name: 'push',
  signedIn: routes,
  jobs: (platform) => [deliverWorker(platform), messageWorker(platform)],
};
