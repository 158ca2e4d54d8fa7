import type { Feature } from '#platform/feature.ts';
import { trashRoutes } from './studio/routes.ts';

/** What was deleted from the content, until it is gone for good. */
export const trash: Feature = { name: 'trash', routes: [trashRoutes] };
