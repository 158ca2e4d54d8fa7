export {
  removeSavedArticle,
  saveArticle,
  useIsSaved,
  useSavedCount,
} from './saved-store.ts';
