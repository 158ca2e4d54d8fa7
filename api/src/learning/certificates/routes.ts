import type { Routes } from '#platform/feature.ts';
import { fileRoutes } from './file-routes.ts';
import { publicRoutes } from './public-routes.ts';

export { ownRoutes } from './own-routes.ts';

/** What everybody may call who has a code. */
export const visitorRoutes: Routes = (app, platform) => {
  publicRoutes(app, platform);
  fileRoutes(app, platform);
};
