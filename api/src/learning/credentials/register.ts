import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

/** Certificates as Open Badges that other software can verify. */
export const credentials: Feature = { name: 'credentials', routes: [routes] };
