import type { Feature } from '#platform/feature.ts';
import { figuresRoutes } from './studio/routes.ts';

/** How far the learners of a course have come, and where they stop. */
export const figures: Feature = { name: 'figures', routes: [figuresRoutes] };
