import type { Feature } from '#platform/feature.ts';
import { askWorkers } from './ask-worker.ts';
import { purgeWorker } from './purge-notices.ts';
import { noticeRoutes, routes } from './routes.ts';
import { refundWorkers } from './send-refund.ts';
import { studioRoutes } from './studio-routes.ts';

export { undoSwitch } from './change-gateway.ts';
export { gatewayWays, offeredGateways } from './offered.ts';
export { sendRefunds } from './send-refund.ts';

/** Payment gateways, each behind the one contract of `adapter.ts`. */
export const gateways: Feature = {
  name: 'gateways',
  routes: (serve, platform) => {
    noticeRoutes(serve, platform);
    routes(serve, platform);
    studioRoutes(serve, platform);
  },

  jobs: (platform) => [...askWorkers(platform), ...refundWorkers(platform), purgeWorker(platform)],
};
