import type { Feature } from '#platform/http/feature.ts';
import { routes } from './routes.ts';

export const articles: Feature = { name: 'articles', visitors: routes };
