import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { restoreSelling } from './studio/change-selling.ts';
import { sellingRoutes } from './studio/routes.ts';

/** How the provider sells: currencies, terms, receipts. */
export const settings: Feature = {
  name: 'settings',
  routes: [sellingRoutes],
  undo: { 'selling-changed': stored('settings:edit', ({ tx }) => restoreSelling(tx)) },
};
