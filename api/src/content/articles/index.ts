export { presentArticleCard, presentArticleDetail } from './present.ts';
export { articleBy, relatedArticles } from './queries.ts';
