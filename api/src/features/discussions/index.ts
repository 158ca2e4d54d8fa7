import type { Feature } from '#platform/http/feature.ts';
import { routes } from './routes.ts';

export const discussions: Feature = { name: 'discussions', signedIn: routes };
