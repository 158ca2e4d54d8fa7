import { stored, undoneAlike } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';
import { bundleRows } from './studio/bundle-rows.ts';
import { studioRoutes } from './studio/routes.ts';

/** Several courses at a price of their own: their public pages, and the studio's. */
export const bundles: Feature = {
  name: 'bundles',
  personalData,
  routes: [visitorRoutes, memberRoutes, studioRoutes],
  undo: {
    'bundle-made': stored('selling:manage', bundleRows.undoCreate),
    ...undoneAlike(
      [
        'bundle-changed',
        'bundle-switched-on',
        'bundle-switched-off',
        'bundle-binned',
        'bundle-restored',
      ],
      stored('selling:manage', bundleRows.undoChange),
    ),
  },
};
