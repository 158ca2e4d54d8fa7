import type { CanPay } from '#learning/courses/index.ts';
import type { Feature } from '#platform/feature.ts';
import { createRoutes } from './studio/routes.ts';

/**
 * The pages of courses, lectures and articles as they will be, for those who work on it.
 * @param canPay whether the caller has a payment method for a course now
 */
export const createPreview = (canPay: CanPay): Feature => ({
  name: 'preview',
  routes: [createRoutes(canPay)],
});
