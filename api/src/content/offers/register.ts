import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { undoOrderOffers } from './studio/offer-order.ts';
import { offerRoutes } from './studio/routes.ts';

/** Services and projects in the studio: lists, order, copies. */
export const offers: Feature = {
  name: 'offers',
  routes: [offerRoutes],
  undo: { 'offers-ordered': stored('publish', undoOrderOffers) },
};
