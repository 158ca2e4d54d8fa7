export { removeSavedArticle, saveArticle, useIsSaved } from './saved-store.ts';
