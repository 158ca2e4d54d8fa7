import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takePreloadedResponse } from '#platform/api/preloaded-response.ts';
import { obfuscate } from '#platform/session/obfuscate.ts';
import { preloadScript } from './preload-script.ts';

const path = '/api/teacher/5?page=1';
const fetched = vi.fn<typeof fetch>();

/** Runs the script as the head of a page does, in a tab whose storage holds `stored` under `token`. */
function run(
  stored: string | null,
  paths = [path],
  base = '',
  earlier: string | null = null,
): void {
  const storageWith = (token: string | null) => ({
    getItem: (key: string) => (key === 'token' ? token : null),
  });
  vi.stubGlobal('sessionStorage', storageWith(stored));
  vi.stubGlobal('localStorage', storageWith(earlier));
  new Function(preloadScript(base, paths))();
}

const storedToken = (token: string, expiresAt = Date.now() + 60_000) =>
  JSON.stringify({ value: obfuscate(token), expiresAt });

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ teacher: 5 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  globalThis.preloadedCalls = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the call equals that of the API client, and its response is handed out once', async () => {
  run(storedToken('abc'), [path], 'https://api.example');
  expect(fetched.mock.calls).toEqual([
    [
      `https://api.example${path}`,
      {
        headers: {
          Accept: 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          Authorization: 'Bearer abc',
        },
      },
    ],
  ]);
  const answer = await takePreloadedResponse(path, 'abc');
  expect(await answer?.json()).toEqual({ teacher: 5 });
  expect(takePreloadedResponse(path, 'abc')).toBeUndefined();
});

test.each([
  ['nobody is signed in', null],
  ['the token has expired', storedToken('abc', Date.now() - 1)],
  ['the stored value is not ours', 'abc'],
  ['the stored value has no expiry', JSON.stringify({ value: obfuscate('abc') })],
])('no call is made where %s', (_, stored) => {
  run(stored);
  expect(fetched).not.toHaveBeenCalled();
  expect(takePreloadedResponse(path, 'abc')).toBeUndefined();
});

test.each([
  ['no token', null],
  ['an expired token', storedToken('abc', Date.now() - 1)],
])('a token of an earlier version is used where the tab has %s', (_, stored) => {
  run(stored, [path], '', 'def');
  expect(takePreloadedResponse(path, 'def')).toBeDefined();
});

test('a response for another token is not handed out', () => {
  run(storedToken('abc'));
  expect(takePreloadedResponse(path, 'def')).toBeUndefined();
  expect(takePreloadedResponse(path, 'abc')).toBeUndefined();
});

test('a response is not handed out after 30 seconds', () => {
  vi.useFakeTimers();
  run(storedToken('abc'), [path, '/api/user']);
  vi.advanceTimersByTime(29_000);
  expect(takePreloadedResponse('/api/user', 'abc')).toBeDefined();
  vi.advanceTimersByTime(1_000);
  expect(takePreloadedResponse(path, 'abc')).toBeUndefined();
});

test('a call that fails before its response is taken fails for the taker, without an unhandled rejection', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  run(storedToken('abc'));
  await new Promise((resolve) => setTimeout(resolve));
  await expect(takePreloadedResponse(path, 'abc')).rejects.toThrow('no network');
});

test('no path can end the script element', () => {
  expect(preloadScript('', ['/api/</script><script>'])).not.toContain('<');
  expect(preloadScript('', [])).toBe('');
});
