import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { studioRoutes } from './studio/routes.ts';

export { bundleShares } from './bundle-shares.ts';
export { changeSelling } from './change-selling.ts';
export { couponFor } from './coupon-for.ts';
export { limitCouponTries } from './limit-coupon-tries.ts';
export { isOffered } from './offered.ts';
export { undoChangeCoupon, undoMakeCoupon } from './studio/undo-coupon.ts';

/** What changes a price: coupons, and the prices of bundles. */
export const coupons: Feature = { name: 'coupons', routes: studioRoutes, jobs: workers };
