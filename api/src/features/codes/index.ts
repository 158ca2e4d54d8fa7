import type { Feature } from '#platform/feature.ts';
import { redeemRoutes } from './routes.ts';
import { studioRoutes } from './studio-routes.ts';

export { undoCancel } from './cancel-codes.ts';
export { newCodes } from './new-codes.ts';

/** Codes that are sold in shops or given as gifts, and what they open. */
export const codes: Feature = {
  name: 'codes',
  routes: (serve, platform) => {
    redeemRoutes(serve, platform);
    studioRoutes(serve, platform);
  },
};
