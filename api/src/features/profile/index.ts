import type { Feature } from '#platform/http/feature.ts';
import { routes } from './routes.ts';

export const profile: Feature = { name: 'profile', signedIn: routes };
