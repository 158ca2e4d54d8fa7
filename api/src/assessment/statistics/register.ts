import type { Feature } from '#platform/feature.ts';
import { statisticsRoutes } from './studio/routes.ts';

/** How the questions of a quiz were answered. */
export const statistics: Feature = { name: 'statistics', routes: [statisticsRoutes] };
