import type { Feature } from '#platform/feature.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { pageRoutes } from './studio/routes.ts';

/** Pages of the provider's own: about, privacy, terms and further ones. */
export const pages: Feature = { name: 'pages', personalData, routes: [routes, pageRoutes] };
