import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { presentService } from './present.ts';
export { readService } from './read-service.ts';

export const services: Feature = { name: 'services', routes };
