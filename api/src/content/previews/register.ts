import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export const previews: Feature = { name: 'previews', routes: [routes] };
