import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export const security: Feature = { name: 'security', routes: [routes] };
