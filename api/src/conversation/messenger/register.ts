import type { Feature } from '#platform/feature.ts';
import { live } from './live.ts';
import { routes } from './routes.ts';

export const messenger: Feature = { name: 'messenger', routes: [routes], live };
