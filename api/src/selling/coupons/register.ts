import { stored, undoneAlike } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { couponRows } from './studio/coupon-rows.ts';
import { studioRoutes } from './studio/routes.ts';

/** What changes a price: coupons, and the prices of bundles. */
export const coupons: Feature = {
  name: 'coupons',
  personalData,
  routes: [studioRoutes],
  jobs: workers,
  undo: {
    'coupon-made': stored('selling:manage', couponRows.undoCreate),
    ...undoneAlike(
      [
        'coupon-changed',
        'coupon-switched-on',
        'coupon-switched-off',
        'coupon-binned',
        'coupon-restored',
      ],
      stored('selling:manage', couponRows.undoChange),
    ),
  },
};
