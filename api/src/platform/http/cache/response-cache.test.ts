import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openControlledBus } from '../../../testing/controlled-bus.ts';
import { CachedResponse } from './cached-response.ts';
import { Renewals } from './renewals.ts';
import { ResponseCache } from './response-cache.ts';

const responseOf = (body: string) =>
  new CachedResponse({ headers: { 'content-type': 'application/json' }, body });

const openCache = (maxBytes = 1024 * 1024) => {
  const bus = openControlledBus();
  const cache = new ResponseCache(bus, { maxBytes });
  const put = (key: string, tags: string[], { body = '{}', begun = cache.generation() } = {}) =>
    cache.put(key, { response: responseOf(body), tags, begun });
  return { bus, cache, put };
};

test('invalidating a tag drops the responses that carry it and no others', () => {
  const { bus, cache, put } = openCache();
  put('/a', ['courses', 'course:1']);
  put('/b', ['courses', 'course:2']);
  bus.invalidate('course:1');
  expect([cache.get('/a'), cache.get('/b')].map(Boolean)).toEqual([false, true]);
  put('/a', ['courses', 'course:1']);
  bus.invalidate('courses');
  expect([cache.get('/a'), cache.get('/b')].map(Boolean)).toEqual([false, false]);
});

test('a response begun before one of its tags was invalidated is not stored', () => {
  const { bus, cache, put } = openCache();
  const begun = cache.generation();
  bus.invalidate('course:1');
  put('/a', ['course:1'], { begun });
  put('/b', ['course:2'], { begun });
  expect([cache.get('/a'), cache.get('/b')].map(Boolean)).toEqual([false, true]);
  put('/a', ['course:1']);
  expect(cache.get('/a')).toBeDefined();
});

test('nor after more invalidations than are remembered', () => {
  const { bus, cache, put } = openCache();
  const begun = cache.generation();
  bus.invalidate('course:0');
  for (let id = 1; id <= 10_001; id += 1) bus.invalidate(`course:${id}`);
  put('/a', ['course:0'], { begun });
  expect(cache.get('/a')).toBeUndefined();
});

test('nothing is used while invalidations cannot be received', () => {
  const { bus, cache, put } = openCache();
  put('/a', []);
  bus.isLive = false;
  expect(cache.get('/a')).toBeUndefined();
  put('/b', []);
  bus.isLive = true;
  expect([cache.get('/a'), cache.get('/b')].map(Boolean)).toEqual([true, false]);
});

test('all responses stay within the memory limit', () => {
  const { cache, put } = openCache(1024 * 1024);
  for (let page = 0; page < 100; page += 1) {
    put(`/page/${page}`, ['courses'], { body: randomBytes(30_000).toString('hex') });
  }
  expect(cache.bytes).toBeLessThanOrEqual(1024 * 1024);
  expect(cache.size).toBeGreaterThan(5);
  put('/huge', [], { body: 'x'.repeat(1024 * 1024) });
  expect(cache.get('/huge')).toBeUndefined();
});

test('a response with a cookie is refused', () => {
  const headers = { 'set-cookie': 'a=1' };
  expect(() => new CachedResponse({ headers, body: '{}' })).toThrow();
});

test('headers of one request are not stored', () => {
  const headers = {
    'x-request-id': 'one',
    'x-ratelimit-remaining': '3',
    date: 'now',
    vary: 'Origin',
    'content-type': 'text/html',
  };
  const response = new CachedResponse({ headers, body: '{}' });
  expect(response.headers).toEqual([
    'content-type',
    'text/html',
    'etag',
    response.etag,
    'vary',
    'accept-encoding, origin',
  ]);
});

const openStaleCache = () => {
  const bus = openControlledBus();
  const cache = new ResponseCache(bus, { maxBytes: 1024 * 1024 });
  const renewed: string[] = [];
  cache.renewWith(
    new Renewals(async (key) => {
      renewed.push(key);
    }),
  );
  const put = (key: string, tags: string[], options: { renewable?: boolean; renewal?: boolean }) =>
    cache.put(key, { response: responseOf('{}'), tags, begun: cache.generation(), ...options });
  return { bus, cache, put, renewed };
};

test('after a harmless change a page is served as stale for ten seconds, and other responses are dropped', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const { bus, cache, put } = openStaleCache();
    put('/page', ['articles'], { renewable: true });
    put('/api', ['articles'], {});
    bus.makeStale('articles');
    expect(cache.get('/api')).toBeUndefined();
    vi.advanceTimersByTime(9_900);
    expect(cache.get('/page')).toMatchObject({ stale: true });
    // A second harmless change does not extend the time.
    bus.makeStale('articles');
    vi.advanceTimersByTime(200);
    expect(cache.get('/page')).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a stale page is dropped by the next change that is not harmless', () => {
  const { bus, cache, put } = openStaleCache();
  put('/page', ['courses', 'course:1'], { renewable: true });
  bus.makeStale('courses');
  expect(cache.get('/page')).toMatchObject({ stale: true });
  bus.invalidate('course:1');
  expect(cache.get('/page')).toBeUndefined();
});

test('a page is rendered again after a change only if it was requested since it was rendered', async () => {
  const { bus, cache, put, renewed } = openStaleCache();
  put('/requested', ['articles'], { renewable: true });
  put('/not-requested', ['articles'], { renewable: true, renewal: true });
  bus.makeStale('articles');
  await vi.waitFor(() => expect(renewed).toEqual(['/requested']));
  expect(cache.get('/not-requested')).toMatchObject({ stale: true });
  await vi.waitFor(() => expect(renewed).toEqual(['/requested', '/not-requested']));
});

test('a page that lacks a change of figures is stale for the next process', () => {
  const { bus, cache } = openCache();
  bus.invalidate('figures');
  const put = (key: string, tags: string[]) =>
    cache.put(key, {
      response: responseOf('{}'),
      tags,
      begun: cache.generation(),
      maxAge: 30_000,
      renewable: true,
    });
  put('/a', ['figures']);
  put('/b', ['courses']);
  const isFresh = () => cache.pages().map(({ key, freshFor }) => [key, freshFor > 0]);
  expect(Object.fromEntries(isFresh())).toEqual({ '/a': true, '/b': true });
  bus.invalidate('figures');
  expect(Object.fromEntries(isFresh())).toEqual({ '/a': false, '/b': true });
  bus.isLive = false;
  expect(cache.pages()).toEqual([]);
});
