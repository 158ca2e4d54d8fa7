import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export const contact: Feature = { name: 'contact', personalData, routes: [routes] };
