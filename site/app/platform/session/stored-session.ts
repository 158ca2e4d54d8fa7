import { session as limits } from '@nibras/contract/limits.ts';
import type { KeyValueStore } from '#platform/browser/storage.ts';
import { deobfuscate, obfuscate } from './obfuscate.ts';
import type { Session } from './session-types.ts';
import { refreshTokenKey, tokenKey } from './tab-channel.ts';

export type SessionStores = {
  /** Session storage, which ends with the tab. */
  tab: KeyValueStore;
  /** Local storage; here only read, for the token of earlier versions. */
  local: KeyValueStore;
};

type StoredToken = { value: string; expiresAt: number };

function readStored(store: KeyValueStore, key: string, now: number): StoredToken | null {
  const raw = store.getItem(key);
  if (raw === null) return null;
  const stored = parseStored(raw);
  if (stored && stored.expiresAt > now) return stored;
  store.removeItem(key);
  return null;
}

function parseStored(raw: string): StoredToken | null {
  try {
    const { value, expiresAt } = JSON.parse(raw) as Partial<StoredToken>;
    const text = typeof value === 'string' ? deobfuscate(value) : null;
    return text && typeof expiresAt === 'number' ? { value: text, expiresAt } : null;
  } catch {
    return null;
  }
}

function writeStored(store: KeyValueStore, key: string, value: string, expiresAt: number): void {
  store.setItem(key, JSON.stringify({ value: obfuscate(value), expiresAt }));
}

/** Stores a session until the tab closes, with both tokens obfuscated. */
export function writeStoredSession({ tab }: SessionStores, session: Session): void {
  writeStored(tab, tokenKey, session.token, session.expiresAt);
  if (session.refreshToken) {
    writeStored(tab, refreshTokenKey, session.refreshToken, session.expiresAt);
  } else {
    tab.removeItem(refreshTokenKey);
  }
}

/**
 * The tab's session. An expired one is removed. Without one, a token of an earlier version in local storage is accepted
 * for 24 hours (docs/behaviour/auth.md#session). Null when there is neither.
 */
export function readStoredSession(stores: SessionStores, now: number): Session | null {
  const token = readStored(stores.tab, tokenKey, now);
  if (token) {
    const refresh = readStored(stores.tab, refreshTokenKey, now);
    return {
      token: token.value,
      refreshToken: refresh?.value ?? null,
      expiresAt: token.expiresAt,
    };
  }
  stores.tab.removeItem(refreshTokenKey);
  const legacy = stores.local.getItem(tokenKey);
  if (!legacy) return null;
  const session: Session = {
    token: legacy,
    refreshToken: null,
    expiresAt: now + limits.tokenCacheLifetime,
  };
  writeStoredSession(stores, session);
  return session;
}

/** Removes every stored token, including those of earlier versions. */
export function clearStoredSession({ tab, local }: SessionStores): void {
  tab.removeItem(tokenKey);
  tab.removeItem(refreshTokenKey);
  local.removeItem(tokenKey);
}
