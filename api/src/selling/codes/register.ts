import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { undoCancel } from './cancel-codes.ts';
import { personalData } from './personal-data.ts';
import { redeemRoutes } from './routes.ts';
import { redeemedCodes } from './studio/timeline.ts';
import { studioRoutes } from './studio-routes.ts';

/** Codes that are sold in shops or given as gifts, and what they open. */
export const codes: Feature = {
  name: 'codes',
  timeline: [redeemedCodes],
  personalData,
  routes: [redeemRoutes, studioRoutes],
  undo: { 'codes-cancelled': stored('selling:manage', undoCancel) },
};
