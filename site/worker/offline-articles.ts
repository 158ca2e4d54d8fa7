/** An article to cache for offline reading: the URLs of its page, its API responses and its picture. */
export type OfflineArticle = { page: string; answers: string[]; picture: string | null };

/** A message of the site to the worker: all saved articles. Cached articles that are not listed are removed. */
export type SaveOfflineMessage = { type: 'save-articles'; articles: OfflineArticle[] };

export const savedPage = '/saved-articles';

/**
 * Parses a message; null for any other message. A page of an older version may still be open, so the fields are
 * checked.
 */
export function parseSaveOfflineMessage(data: unknown): OfflineArticle[] | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, articles } = data as Partial<SaveOfflineMessage>;
  if (type !== 'save-articles' || !Array.isArray(articles)) return null;
  return articles.filter(({ page, answers }) => typeof page === 'string' && Array.isArray(answers));
}

/** All URLs that the saved articles need besides the built files. */
export function addressesOf(articles: readonly OfflineArticle[]): string[] {
  if (articles.length === 0) return [];
  const each = articles.flatMap(({ page, answers, picture }) => [
    page,
    ...answers,
    ...(picture ? [picture] : []),
  ]);
  return [savedPage, ...each];
}

/** The URLs of the pictures inside an article's text, from the page's HTML. */
export function picturesIn(html: string): string[] {
  const from = html.search(/<article\b/);
  const text = from < 0 ? '' : (html.slice(from).split('</article>', 1)[0] ?? '');
  return [...text.matchAll(/<img\b[^<>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  );
}
