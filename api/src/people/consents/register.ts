import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

/** What people have agreed to and withdrawn, in the words that they saw. */
export const consents: Feature = { name: 'consents', personalData, routes: [routes] };
