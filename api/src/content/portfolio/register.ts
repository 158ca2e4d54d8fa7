import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export const portfolio: Feature = { name: 'portfolio', routes: [routes] };
