export { summaryOf } from './article-card-data.ts';
export { ArticleView } from './article-view.tsx';
export { articleDetail, articleQuery, relatedCards } from './queries.ts';
export { parseRichText } from './rich-text/parse-rich-text.ts';
export { RichText } from './rich-text/rich-text.tsx';
