import type { Feature } from '#platform/feature.ts';
import type { HandedIn } from '#platform/handed-in.ts';
import { createRoutes } from './studio/routes.ts';

/** Undoing what the audit log tells of. */
export const createUndo = (handedIn: () => HandedIn): Feature => ({
  name: 'undo',
  routes: [createRoutes(handedIn)],
});
