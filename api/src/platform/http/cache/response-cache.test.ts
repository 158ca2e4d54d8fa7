import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

/** A bus under the test's control. */
function openBus() {
  const listeners: ((tags: string[] | null) => void)[] = [];
  return {
    isLive: true,
    live() {
      return this.isLive;
    },
    received: () => 1,
    onInvalidate: (listener: (tags: string[] | null) => void) => void listeners.push(listener),
    whenProcessed: async () => {},
    close: async () => {},
    invalidate: (...tags: string[]) => {
      for (const listener of listeners) listener(tags);
    },
  };
}

const responseOf = (body: string) =>
  new CachedResponse({ headers: { 'content-type': 'application/json' }, body });

const openCache = (maxBytes = 1024 * 1024) => {
  const bus = openBus();
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
