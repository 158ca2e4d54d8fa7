export { bundleShares } from './bundle-shares.ts';
export { couponFor } from './coupon-for.ts';
export { limitCouponTries } from './limit-coupon-tries.ts';
export { isOffered } from './offered.ts';
