import { create } from 'zustand';
import { localStore } from '#platform/browser/storage.ts';
import { readSavedArticles, type SavedArticle } from './saved-article.ts';

/** Named by the specification (docs/behaviour/articles.md#saving). */
const storageKey = 'savedArticles';

/** `null` until the browser's storage has been read: on the server, and in the first render. */
type Saved = { articles: readonly SavedArticle[] | null };

const useSaved = create<Saved>(() => ({ articles: null }));

const readStorage = () => readSavedArticles(localStore.getItem(storageKey));

/** Before every change, so that what another tab has saved since is not lost. */
function change(next: (articles: SavedArticle[]) => SavedArticle[]): void {
  const articles = next(readStorage());
  localStore.setItem(storageKey, JSON.stringify(articles));
  useSaved.setState({ articles });
  syncOfflineArticles();
}

/** Lets the service worker keep what is saved now, and nothing else, for when there is no network. */
export function syncOfflineArticles(): void {
  const { articles } = useSaved.getState();
  // Without a network the script may be out of reach; the next change, or visit, tells the worker as well.
  if (articles)
    void import('./keep-offline.ts').then(
      (it) => it.saveOffline(articles),
      () => {},
    );
}

if (typeof window !== 'undefined') {
  // zustand hands the empty first state to hydration, so the first render still equals the server's.
  useSaved.setState({ articles: readStorage() });
  window.addEventListener('storage', ({ key }) => {
    // A null key: the whole storage was cleared.
    if (key === storageKey || key === null) useSaved.setState({ articles: readStorage() });
  });
}

export type Saveable = Omit<SavedArticle, 'id' | 'savedAt'> & { id: number | string };

/** Keeps an article in this browser, the newest first. Answers false, and changes nothing, where it is kept already. */
export function saveArticle(article: Saveable, now = new Date()): boolean {
  const { name, image, small_description, created_by, created_at } = article;
  const id = String(article.id);
  let saved = false;
  change((articles) => {
    if (articles.some((known) => known.id === id)) return articles;
    saved = true;
    const savedAt = now.toISOString();
    return [{ id, name, image, small_description, created_by, created_at, savedAt }, ...articles];
  });
  return saved;
}

export function removeSavedArticle(id: number | string): void {
  change((articles) => articles.filter((article) => article.id !== String(id)));
}

/** Puts removed articles back where they stood: by the time they were saved. */
export function restoreSavedArticles(removed: readonly SavedArticle[]): void {
  change((articles) => {
    const ids = new Set(removed.map(({ id }) => id));
    const all = [...removed, ...articles.filter(({ id }) => !ids.has(id))];
    return all.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  });
}

export function clearSavedArticles(): void {
  change(() => []);
}

/** What this browser keeps, the newest first; null before it is known. */
export const useSavedArticles = () => useSaved(({ articles }) => articles);

/** How many there are; 0 before it is known. */
export const useSavedCount = () => useSaved(({ articles }) => articles?.length ?? 0);

export const useIsSaved = (id: number | string) =>
  useSaved(({ articles }) => articles?.some((article) => article.id === String(id)) ?? false);
