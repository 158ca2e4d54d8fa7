import type { Feature } from '#platform/feature.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';
import { studioRoutes } from './studio/routes.ts';

export { undoChangeBundle, undoMakeBundle } from './studio/undo-bundle.ts';

/** Several courses at a price of their own: their public pages, and the studio's. */
export const bundles: Feature = {
  name: 'bundles',
  routes: (serve, platform) => {
    visitorRoutes(serve, platform);
    memberRoutes(serve, platform);
    studioRoutes(serve, platform);
  },
};
