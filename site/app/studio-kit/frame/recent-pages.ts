import { localStore } from '#platform/browser/storage.ts';
import { sessionStore } from '#platform/session/session-store.ts';

export interface RecentPage {
  path: string;
  name: string;
}

const key = 'studio-recent';
const stored = 8;

const currentPerson = () => sessionStore.getState().user?.id ?? 0;

/** The pages of the studio that this person opened in this browser, the latest first. */
export function recentPages(person = currentPerson(), store = localStore): RecentPage[] {
  try {
    const found = JSON.parse(store.getItem(key) ?? '{}') as { person?: number; pages?: unknown };
    if (found.person !== person || !Array.isArray(found.pages)) return [];
    return found.pages.filter(
      (page): page is RecentPage =>
        typeof page?.path === 'string' &&
        page.path.startsWith('/studio') &&
        typeof page.name === 'string',
    );
  } catch {
    return [];
  }
}

/** Puts a page before the others; the pages of another person are forgotten. */
export function rememberPage(page: RecentPage, person = currentPerson(), store = localStore): void {
  const others = recentPages(person, store).filter(({ path }) => path !== page.path);
  store.setItem(key, JSON.stringify({ person, pages: [page, ...others].slice(0, stored) }));
}
