import type { Feature } from '#platform/http/feature.ts';
import { routes } from './routes.ts';

export const contact: Feature = { name: 'contact', visitors: routes };
