import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes, visitorRoutes } from './routes.ts';

/** The set-up of the installation beside the site's settings, which are an item of content. */
export const settings: Feature = {
  name: 'settings',
  personalData,
  routes: [routes, visitorRoutes],
};
