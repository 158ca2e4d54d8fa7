import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { placedOrders } from './studio/timeline.ts';
import { orderSearch } from './studio-search.ts';

export const orders: Feature = {
  name: 'orders',
  personalData,
  search: orderSearch,
  timeline: [placedOrders],
  routes: [routes],
};
