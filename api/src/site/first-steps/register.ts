import type { CanPay } from '#learning/courses/index.ts';
import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { restoreFirstSteps } from './studio/change-first-steps.ts';
import { createRoutes } from './studio/routes.ts';

/**
 * What a new installation needs before it can receive people.
 * @param canPay whether there is a payment method
 */
export const createFirstSteps = (canPay: CanPay): Feature => ({
  name: 'first-steps',
  routes: [createRoutes(canPay)],
  undo: { 'first-steps-changed': stored('settings:edit', restoreFirstSteps) },
});
