import type { Feature } from '#platform/feature.ts';
import { expiryWorker } from './expire-purchases.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { purchaseRoutes } from './studio/routes.ts';
import { sumWorker } from './studio/sale-days.ts';
import { purchaseSearch } from './studio/search.ts';
import { purchaseEvents } from './studio/timeline.ts';
import { waitingCases } from './studio/waiting.ts';

export const purchases: Feature = {
  name: 'purchases',
  personalData,
  search: purchaseSearch,
  routes: [routes, purchaseRoutes],
  jobs: (platform) => [expiryWorker(platform), sumWorker(platform)],
  waiting: { cases: waitingCases },
  timeline: purchaseEvents,
};
