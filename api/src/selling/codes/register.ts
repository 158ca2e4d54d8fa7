import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { undoCancel } from './cancel-codes.ts';
import { redeemRoutes } from './routes.ts';
import { studioRoutes } from './studio-routes.ts';

/** Codes that are sold in shops or given as gifts, and what they open. */
export const codes: Feature = {
  name: 'codes',
  routes: [redeemRoutes, studioRoutes],
  undo: { 'codes-cancelled': stored('selling:manage', undoCancel) },
};
