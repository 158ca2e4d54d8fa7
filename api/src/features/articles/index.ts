import type { Feature } from '#platform/feature.ts';
import { routes } from './routes.ts';

export { presentArticleCard, presentArticleDetail } from './present.ts';
export { articleBy, relatedArticles } from './queries.ts';

export const articles: Feature = { name: 'articles', routes };
