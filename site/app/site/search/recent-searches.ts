import { lists, searching } from '@nibras/contract/limits.ts';
import { localStore } from '#platform/browser/storage.ts';
import { sessionStore } from '#platform/session/session-store.ts';

const key = 'recent-searches';

const currentPerson = () => Number(sessionStore.getState().user?.id ?? 0);

/** What this person, or a visitor, has searched in this browser, the latest first. */
export function recentSearches(person = currentPerson(), store = localStore): string[] {
  try {
    const stored = JSON.parse(store.getItem(key) ?? '{}') as {
      person?: number;
      searches?: unknown;
    };
    if (stored.person !== person || !Array.isArray(stored.searches)) return [];
    return stored.searches
      .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
      .map((one) => one.slice(0, lists.searchMaxLength))
      .slice(0, searching.recentSearches);
  } catch {
    return [];
  }
}

function save(searches: readonly string[], person: number, store: typeof localStore): void {
  if (searches.length === 0) store.removeItem(key);
  else store.setItem(key, JSON.stringify({ person, searches }));
}

/** Puts a search before the others; those of another person are forgotten. */
export function rememberSearch(text: string, person = currentPerson(), store = localStore): void {
  const search = text.trim();
  if (search === '') return;
  const others = recentSearches(person, store).filter((one) => one !== search);
  save([search, ...others].slice(0, searching.recentSearches), person, store);
}

/** Forgets one search, or all of them. */
export function forgetSearch(search?: string, person = currentPerson(), store = localStore): void {
  const others = recentSearches(person, store).filter((one) => one !== search);
  save(search === undefined ? [] : others, person, store);
}
