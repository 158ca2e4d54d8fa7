import { create } from 'zustand';
import { localStore } from '#platform/browser/storage.ts';
import { parseSavedArticles, type SavedArticle } from './saved-article.ts';

/** The key is fixed by the specification (docs/behaviour/articles.md#saving). */
const storageKey = 'savedArticles';

/** `articles` is null until the storage is read: on the server and in the first render. */
type Saved = { articles: readonly SavedArticle[] | null };

const useSaved = create<Saved>(() => ({ articles: null }));

const readStorage = () => parseSavedArticles(localStore.getItem(storageKey));

/** Reads the storage before every change, so that articles saved by another tab are not lost. */
function change(next: (articles: SavedArticle[]) => SavedArticle[]): void {
  const articles = next(readStorage());
  localStore.setItem(storageKey, JSON.stringify(articles));
  useSaved.setState({ articles });
  syncOfflineArticles();
}

/** Makes the service worker cache exactly the saved articles for offline reading. */
export function syncOfflineArticles(): void {
  const { articles } = useSaved.getState();
  // Offline the script may fail to load; the next change or visit syncs again.
  if (articles)
    void import('./save-offline.ts').then(
      (offline) => offline.saveOffline(articles),
      () => {},
    );
}

if (typeof window !== 'undefined') {
  // zustand hydrates with the initial state, so the first render still matches the server's.
  useSaved.setState({ articles: readStorage() });
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key === storageKey || key === null) useSaved.setState({ articles: readStorage() });
  });
}

export type ArticleToSave = Omit<SavedArticle, 'id' | 'savedAt'> & { id: number | string };

/** Saves an article in this browser, the newest first. Returns false without a change when it is saved already. */
export function saveArticle(article: ArticleToSave, now = new Date()): boolean {
  const { name, image, small_description, created_by, created_at } = article;
  const id = String(article.id);
  let added = false;
  change((articles) => {
    if (articles.some((saved) => saved.id === id)) return articles;
    added = true;
    const savedAt = now.toISOString();
    return [{ id, name, image, small_description, created_by, created_at, savedAt }, ...articles];
  });
  return added;
}

/** Removes a saved article. */
export function removeSavedArticle(id: number | string): void {
  change((articles) => articles.filter((article) => article.id !== String(id)));
}

/** Restores removed articles at their place in the order of saving. */
export function restoreSavedArticles(removed: readonly SavedArticle[]): void {
  change((articles) => {
    const ids = new Set(removed.map(({ id }) => id));
    const all = [...removed, ...articles.filter(({ id }) => !ids.has(id))];
    return all.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  });
}

/** Removes all saved articles. */
export function clearSavedArticles(): void {
  change(() => []);
}

/** The saved articles, the newest first; null until the storage is read. */
export const useSavedArticles = () => useSaved(({ articles }) => articles);

/** The number of saved articles; 0 until the storage is read. */
export const useSavedCount = () => useSaved(({ articles }) => articles?.length ?? 0);

export const useIsSaved = (id: number | string) =>
  useSaved(({ articles }) => articles?.some((article) => article.id === String(id)) ?? false);
