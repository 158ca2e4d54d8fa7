import type { KeyValueStore } from '#platform/browser/storage.ts';
import { tabStore } from '#platform/browser/storage.ts';

const key = 'return-to';
const rememberedFor = 30 * 60_000;
const signInPages = /^\/(login|register|verify)(\/|\?|#|$)/;

/** A path on this site that is worth going back to; null for anything that could lead elsewhere. */
export function safePath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  const base = 'http://site.invalid';
  try {
    // `//host`, `/\host` and the like are read by browsers as another site's address.
    const url = new URL(path, base);
    if (url.origin !== base) return null;
    const clean = url.pathname + url.search + url.hash;
    return clean.startsWith('//') || signInPages.test(clean) ? null : clean;
  } catch {
    return null;
  }
}

/** Remembers where a guest was going, until the sign-in is done or half an hour has passed. */
export function rememberReturn(path: string, store: KeyValueStore = tabStore): void {
  const safe = safePath(path);
  if (safe) store.setItem(key, JSON.stringify({ path: safe, until: Date.now() + rememberedFor }));
}

/** Where to go after signing in, once: the remembered page or the home page. */
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
