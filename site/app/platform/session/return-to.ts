import { useSyncExternalStore } from 'react';
import type { KeyValueStore } from '#platform/browser/storage.ts';
import { tabStore } from '#platform/browser/storage.ts';

const key = 'return-to';
const rememberedFor = 30 * 60_000;
const signInPages = /^\/(login|register|verify|welcome)(\/|\?|#|$)/;

/** Why a guest was led to sign in. */
export interface SignInPurpose {
  /** Shown on the sign-in pages: «لتشترك في …». */
  reason: string;
  /** The action that the page goes on with after the sign-in; see `takeAction`. */
  action: string;
}

interface Return extends Partial<SignInPurpose> {
  path: string;
  until: number;
}

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

/** Remembers the page that a guest requested, and what for, until the sign-in or for half an hour. */
export function rememberReturn(
  path: string,
  purpose: SignInPurpose | null = null,
  store: KeyValueStore = tabStore,
): void {
  const safe = safePath(path);
  if (!safe) return;
  const remembered: Return = { path: safe, until: Date.now() + rememberedFor, ...purpose };
  store.setItem(key, JSON.stringify(remembered));
}

function readReturn(store: KeyValueStore): Return | null {
  try {
    const { path, until, reason, action } = JSON.parse(store.getItem(key) ?? '{}') as Record<
      keyof Return,
      unknown
    >;
    const safe = safePath(path);
    if (!safe || typeof until !== 'number' || until <= Date.now()) return null;
    const purpose = typeof reason === 'string' && typeof action === 'string' && { reason, action };
    return { path: safe, until, ...purpose };
  } catch {
    return null;
  }
}

/** In memory and not in the history: going back to a page must not repeat its action. */
let continuedAction: string | null = null;

/** Returns and removes the path to open after signing in: the remembered page or the home page. */
export function takeReturn(store: KeyValueStore = tabStore): string {
  const remembered = readReturn(store);
  store.removeItem(key);
  continuedAction = remembered?.action ?? null;
  return remembered?.path ?? '/';
}

/** Whether the user signed in for this action; true once. */
export function takeAction(action: string): boolean {
  if (continuedAction !== action) return false;
  continuedAction = null;
  return true;
}

/** Why the guest was led to sign in, or null. */
export function returnReason(store: KeyValueStore = tabStore): string | null {
  return readReturn(store)?.reason ?? null;
}

const noSubscription = () => () => {};

/** `returnReason` in a component; null while the page is hydrated, since the server does not know it. */
export function useReturnReason(): string | null {
  return useSyncExternalStore(noSubscription, returnReason, () => null);
}
