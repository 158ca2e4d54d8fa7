/** An article that is to be readable without a network: where its page, its answers and its picture are. */
export type OfflineArticle = { page: string; answers: string[]; picture: string | null };

/** What the site tells the worker: all that is saved now. What is kept and not named goes. */
export type SaveOfflineMessage = { type: 'save-articles'; articles: OfflineArticle[] };

export const savedPage = '/saved-articles';

/** Reads a message; null for everybody else's. The page is ours, but an older one may still be open. */
export function parseSaveOfflineMessage(data: unknown): OfflineArticle[] | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, articles } = data as Partial<SaveOfflineMessage>;
  if (type !== 'save-articles' || !Array.isArray(articles)) return null;
  return articles.filter(({ page, answers }) => typeof page === 'string' && Array.isArray(answers));
}

/** Every address that the saved articles need beside the built files. */
export function addressesOf(articles: readonly OfflineArticle[]): string[] {
  if (articles.length === 0) return [];
  const each = articles.flatMap(({ page, answers, picture }) => [
    page,
    ...answers,
    ...(picture ? [picture] : []),
  ]);
  return [savedPage, ...each];
}

/** The pictures inside an article's text, by the page's HTML. */
export function picturesIn(html: string): string[] {
  const text = /<article\b[^>]*>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? '';
  return [...text.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  );
}
