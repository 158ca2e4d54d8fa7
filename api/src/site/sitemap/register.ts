import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

/** The public pages for search engines; the site makes the XML. */
export const sitemap: Feature = { name: 'sitemap', routes: [routes] };
