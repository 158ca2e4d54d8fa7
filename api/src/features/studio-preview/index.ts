import type { CanPay } from '#features/courses/index.ts';
import type { Feature } from '#platform/feature.ts';
import { createRoutes } from './routes.ts';

/**
 * The pages of courses, lectures and articles as they will be, for those who work on it.
 * @param canPay whether the caller has a way to pay for a course now
 */
export const createStudioPreview = (canPay: CanPay): Feature => ({
  name: 'studio-preview',
  routes: createRoutes(canPay),
});
