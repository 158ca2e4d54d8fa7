import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export const reviews: Feature = { name: 'reviews', routes: [routes] };
