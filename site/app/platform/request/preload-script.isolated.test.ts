import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takePreloadedResponse } from '#platform/api/preloaded-response.ts';
import { obfuscate } from '#platform/session/obfuscate.ts';
import { preloadScript } from './preload-script.ts';

const path = '/api/teacher/5?page=1';
const fetched = vi.fn<typeof fetch>();

/** Runs the script as the head of a page does, in a tab that keeps this under `token`. */
function run(kept: string | null, paths = [path], base = '', earlier: string | null = null): void {
  const holding = (token: string | null) => ({
    getItem: (key: string) => (key === 'token' ? token : null),
  });
  vi.stubGlobal('sessionStorage', holding(kept));
  vi.stubGlobal('localStorage', holding(earlier));
  new Function(preloadScript(base, paths))();
}

const keep = (token: string, expiresAt = Date.now() + 60_000) =>
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

test('the first call is made as the API client makes it, and its answer handed out once', async () => {
  run(keep('abc'), [path], 'https://api.example');
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
  ['the token has run out', keep('abc', Date.now() - 1)],
  ['what is kept is none of ours', 'abc'],
  ['what is kept names no end', JSON.stringify({ value: obfuscate('abc') })],
])('no call is made where %s', (_, kept) => {
  run(kept);
  expect(fetched).not.toHaveBeenCalled();
  expect(takePreloadedResponse(path, 'abc')).toBeUndefined();
});

test.each([
  ['no other', null],
  ['one that has run out', keep('abc', Date.now() - 1)],
])('a token of an earlier version counts where the tab has %s', (_, kept) => {
  run(kept, [path], '', 'def');
  expect(takePreloadedResponse(path, 'def')).toBeDefined();
});

test('an answer for another token is nobody’s', () => {
  run(keep('abc'));
  expect(takePreloadedResponse(path, 'def')).toBeUndefined();
  expect(takePreloadedResponse(path, 'abc')).toBeUndefined();
});

test('an answer that waited for half a minute is too old', () => {
  vi.useFakeTimers();
  run(keep('abc'), [path, '/api/user']);
  vi.advanceTimersByTime(29_000);
  expect(takePreloadedResponse('/api/user', 'abc')).toBeDefined();
  vi.advanceTimersByTime(1_000);
  expect(takePreloadedResponse(path, 'abc')).toBeUndefined();
});

test('a call that fails before anybody waits for it fails for whoever takes it', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  run(keep('abc'));
  await new Promise((resolve) => setTimeout(resolve));
  await expect(takePreloadedResponse(path, 'abc')).rejects.toThrow('no network');
});

test('no address can end the script', () => {
  expect(preloadScript('', ['/api/</script><script>'])).not.toContain('<');
  expect(preloadScript('', [])).toBe('');
});
