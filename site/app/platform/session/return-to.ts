import type { KeyValueStore } from '#platform/browser/storage.ts';
import { tabStore } from '#platform/browser/storage.ts';

const key = 'return-to';
const rememberedFor = 30 * 60_000;
const signInPages = /^\/(login|register|verify)(\/|\?|#|$)/;

/** A path on this site to return to; null for a sign-in page and for anything that could lead to another site. */
export function safePath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  const base = 'http://site.invalid';
  try {
    // Browsers read `//host`, `/\host` and the like as another site's address.
    const url = new URL(path, base);
    if (url.origin !== base) return null;
    const clean = url.pathname + url.search + url.hash;
    return clean.startsWith('//') || signInPages.test(clean) ? null : clean;
  } catch {
    return null;
  }
}

/** Remembers the page that a guest requested, until the sign-in or for half an hour. */
export function rememberReturn(path: string, store: KeyValueStore = tabStore): void {
  const safe = safePath(path);
  if (safe) store.setItem(key, JSON.stringify({ path: safe, until: Date.now() + rememberedFor }));
}

/** Returns and removes the path to open after signing in: the remembered page or the home page. */
export function takeReturn(store: KeyValueStore = tabStore): string {
  const raw = store.getItem(key);
  store.removeItem(key);
  try {
    const { path, until } = JSON.parse(raw ?? '{}') as { path?: unknown; until?: unknown };
    return (typeof until === 'number' && until > Date.now() && safePath(path)) || '/';
  } catch {
    return '/';
  }
}
