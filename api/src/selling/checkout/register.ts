import type { Feature } from '#platform/feature.ts';
import { ownRoutes, publicRoutes } from './routes.ts';

/** Where a person pays for what they buy, and sees how it stands. */
export const checkout: Feature = {
  name: 'checkout',
  routes: [publicRoutes, ownRoutes],
};
