import { describe, expect, test } from 'vitest';
import { deobfuscate, obfuscate } from './obfuscate.ts';
import { clearStoredSession, readStoredSession, writeStoredSession } from './stored-session.ts';
import { memoryStore } from './testing.ts';

const now = Date.parse('2026-01-01T10:00:00Z');
const day = 24 * 60 * 60_000;
const session = { token: 'access-1', refreshToken: 'refresh-1', expiresAt: now + day };

const makeStores = (local: Record<string, string> = {}) => ({
  tab: memoryStore(),
  local: memoryStore(local),
});

describe('stored session', () => {
  test('is restored, and its tokens are not readable in the storage', () => {
    const stores = makeStores();
    writeStoredSession(stores, session);
    expect(readStoredSession(stores, now)).toEqual(session);
    expect(stores.tab.getItem('token')).not.toContain('access-1');
    expect(stores.tab.getItem('refresh_token')).not.toContain('refresh-1');
    expect(stores.local.getItem('token')).toBeNull();
  });

  test('an expired one is removed', () => {
    const stores = makeStores();
    writeStoredSession(stores, session);
    expect(readStoredSession(stores, now + day)).toBeNull();
    expect(stores.tab.getItem('token')).toBeNull();
    expect(stores.tab.getItem('refresh_token')).toBeNull();
  });

  test('a value that was not written by us is removed', () => {
    const stores = makeStores();
    for (const raw of ['plain', '{}', '{"value":"AAAA","expiresAt":9e15}', 'null']) {
      stores.tab.setItem('token', raw);
      expect(readStoredSession(stores, now)).toBeNull();
      expect(stores.tab.getItem('token')).toBeNull();
    }
  });

  test('a legacy local token is accepted and cached for 24 hours', () => {
    const stores = makeStores({ token: 'old-token' });
    const expected = { token: 'old-token', refreshToken: null, expiresAt: now + day };
    expect(readStoredSession(stores, now)).toEqual(expected);
    expect(readStoredSession(stores, now + day - 1)).toEqual(expected);
  });

  test('a session token is preferred to a legacy one', () => {
    const stores = makeStores({ token: 'old-token' });
    writeStoredSession(stores, session);
    expect(readStoredSession(stores, now)?.token).toBe('access-1');
  });

  test('clearing removes every token', () => {
    const stores = makeStores({ token: 'old-token' });
    writeStoredSession(stores, session);
    clearStoredSession(stores);
    expect(readStoredSession(stores, now)).toBeNull();
  });

  test('deobfuscate restores any text and refuses other input', () => {
    expect(deobfuscate(obfuscate('رمز|42'))).toBe('رمز|42');
    expect(deobfuscate(btoa('other'))).toBeNull();
    expect(deobfuscate('%%%')).toBeNull();
  });
});
