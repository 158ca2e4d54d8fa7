export { articleDetail, relatedCards, summaryOf } from './article-card-data.ts';
export { ArticleView } from './article-view.tsx';
export { articleQuery } from './queries.ts';
export { parseRichText } from './rich-text/parse-rich-text.ts';
export { RichText } from './rich-text/rich-text.tsx';
export { useSavedCount } from './saved/saved-store.ts';
