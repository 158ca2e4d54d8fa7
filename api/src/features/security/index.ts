import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { parseDevice } from './present.ts';

export const security: Feature = { name: 'security', routes };
