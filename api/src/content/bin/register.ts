import type { Feature } from '#platform/feature.ts';
import { binRoutes } from './studio/routes.ts';

/** What was deleted from the content, until it is gone for good. */
export const bin: Feature = { name: 'bin', routes: [binRoutes] };
