import type { Feature } from '#platform/feature.ts';
import { ownRoutes, publicRoutes } from './routes.ts';

/** Where somebody pays for what they buy, and sees how it stands. */
export const checkout: Feature = {
  name: 'checkout',
  routes: [publicRoutes, ownRoutes],
};
