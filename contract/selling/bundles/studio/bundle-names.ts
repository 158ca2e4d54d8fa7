import type { BundleState } from './shapes.ts';

/** How a bundle stands, in the list and in its export. */
export const bundleStateNames: Record<BundleState, string> = {
  offered: 'معروضة',
  stopped: 'لا تُعرض',
  off: 'موقوفة',
  binned: 'في سلة المحذوفات',
};
