import { foldArabic } from '@nibras/contract/fold.ts';
import type { SavedArticle } from './saved-article.ts';

/** The saved articles in which every word of the search occurs, folded as the server's search folds. */
export function searchSaved(articles: readonly SavedArticle[], search: string): SavedArticle[] {
  const words = foldArabic(search).split(' ').filter(Boolean);
  return articles.filter(({ name, small_description, created_by }) => {
    const text = foldArabic([name, small_description, created_by].join(' '));
    return words.every((word) => text.includes(word));
  });
}
