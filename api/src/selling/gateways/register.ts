import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { askWorkers } from './ask-worker.ts';
import { undoSwitch } from './change-gateway.ts';
import { personalData } from './personal-data.ts';
import { purgeWorker } from './purge-webhook-events.ts';
import { routes, webhookRoutes } from './routes.ts';
import { refundWorkers } from './send-refund.ts';
import { studioRoutes } from './studio-routes.ts';

/** Payment gateways, each behind the one contract of `adapter.ts`. */
export const gateways: Feature = {
  name: 'gateways',
  personalData,
  routes: [webhookRoutes, routes, studioRoutes],

  jobs: (platform) => [...askWorkers(platform), ...refundWorkers(platform), purgeWorker(platform)],
  undo: {
    'gateway-changed': {
      ...stored<{ gateway: Gateway; active: boolean }>('selling:manage', ({ tx, platform, data }) =>
        undoSwitch({ tx, vault: platform.vault, data }),
      ),
      applies: ({ what }) => what === 'on' || what === 'off',
    },
  },
};
