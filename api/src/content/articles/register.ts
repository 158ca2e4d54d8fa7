import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';
import { articleRoutes } from './studio/routes.ts';

export const articles: Feature = { name: 'articles', routes: [routes, articleRoutes] };
