import type { Feature } from '#platform/http/feature.ts';
import { routes } from './routes.ts';

export const messenger: Feature = { name: 'messenger', signedIn: routes };
