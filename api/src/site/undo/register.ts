import type { Feature } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { createRoutes } from './studio/routes.ts';

/** Undoing what the audit log records. */
export const createUndo = (registered: () => Registered): Feature => ({
  name: 'undo',
  routes: [createRoutes(registered)],
});
