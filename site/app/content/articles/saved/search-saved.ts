import { foldArabic } from '@nibras/contract/text/fold.ts';
import type { SavedArticle } from './saved-article.ts';

/** The saved articles that contain every word of the search, normalised like the server's search. */
export function searchSaved(articles: readonly SavedArticle[], search: string): SavedArticle[] {
  const words = foldArabic(search).split(' ').filter(Boolean);
  return articles.filter(({ name, small_description, created_by }) => {
    const text = foldArabic([name, small_description, created_by].join(' '));
    return words.every((word) => text.includes(word));
  });
}
