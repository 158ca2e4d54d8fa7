import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openControlledBus } from '../../../testing/controlled-bus.ts';
import type { ApiServer } from '../api-server.ts';
import { addResponseCache, renderBeforeAnswer } from './cache-plugin.ts';
import { ResponseCache } from './response-cache.ts';

const bus = openControlledBus();
const cache = new ResponseCache(bus, { maxBytes: 1024 * 1024 });
const app = Fastify() as unknown as ApiServer;
addResponseCache(app, { cache, bypass: null, publicUrl: null, siteOrigins: [] });

let renders = 0;
let status = 200;
let headers: Record<string, unknown> = {};
let hold: Promise<void> | null = null;
/** What pages show of the settings, which are read again after an invalidation, and meanwhile are the former ones. */
let settings = 'old';
let reading: Promise<void> | undefined;
bus.onInvalidate(() =>
  reading?.then(() => {
    settings = 'new';
  }),
);
app.get(
  '/*',
  {
    config: {
      cache: { tags: ['articles'], anonymous: true, address: (url) => url, renewable: true },
    },
  },
  async (request, reply) => {
    ({ headers } = request);
    renders += 1;
    await hold;
    return reply.status(status).send(`page ${renders}`);
  },
);
app.get(
  '/settings',
  {
    config: {
      cache: { tags: ['settings'], anonymous: true, address: (url) => url, renewable: true },
    },
  },
  async () => settings,
);
const changeArticle = async () => {
  bus.makeStale('articles');
  return {};
};
app.post('/learner', changeArticle);
app.post('/provider', { config: { needs: 'settings:edit' } }, changeArticle);
app.post('/publication', async (request) => {
  renderBeforeAnswer(request, '/new');
  return changeArticle();
});
await app.ready();
afterAll(() => app.close());

beforeEach(() => {
  bus.invalidateAll();
  renders = 0;
  status = 200;
  hold = null;
});

const get = async (url: string, sent: Record<string, string> = {}) => {
  const { body, headers: received } = await app.inject({ url, headers: sent });
  return { body, status: received['cache-status'], control: received['cache-control'] };
};
const hit = 'nibras; hit';
const stale = 'nibras; hit; detail=stale';

/** Lets no page be rendered until the returned function is called. */
function holdPages() {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  return resolve;
}

test('a stale page is served until it has been rendered again, and proxies do not store it', async () => {
  await get('/page');
  const release = holdPages();
  bus.makeStale('articles');
  expect(await get('/page')).toEqual({ body: 'page 1', status: stale, control: 'no-cache' });
  release();
  await vi.waitFor(async () =>
    expect(await get('/page')).toMatchObject({ body: 'page 2', status: hit }),
  );
  expect(renders).toBe(2);
});

test('a page that cannot be rendered again is dropped', async () => {
  for (const failed of [500, 404]) {
    status = 200;
    await get('/page');
    status = failed;
    bus.makeStale('articles');
    await vi.waitFor(() => expect(cache.size).toBe(0));
  }
});

test('the header of a renewal has a secret value', async () => {
  await get('/page');
  bus.makeStale('articles');
  await vi.waitFor(() => expect(renders).toBe(2));
  const secret = String(headers['x-cache-renewal']);
  expect(secret).toMatch(/^[\da-f-]{36}$/);
  await vi.waitFor(async () => expect((await get('/page')).status).toBe(hit));
  for (const guess of ['', 'true', secret.slice(1), secret.toUpperCase()]) {
    expect((await get('/page', { 'X-Cache-Renewal': guess })).status).toBe(hit);
  }
  expect(renders).toBe(2);
});

test("a provider's change waits for the pages that it affects, a learner's does not", async () => {
  await get('/page');
  const release = holdPages();
  await app.inject({ method: 'POST', url: '/learner' });
  expect((await get('/page')).status).toBe(stale);
  release();
  await vi.waitFor(async () => expect((await get('/page')).status).toBe(hit));
  await app.inject({ method: 'POST', url: '/provider' });
  expect((await get('/page')).status).toBe(hit);
  expect(renders).toBe(3);
});

test('a publication renders its own page before it is answered, within a second', async () => {
  await app.inject({ method: 'POST', url: '/publication' });
  expect(await get('/new')).toMatchObject({ body: 'page 1', status: hit });
  const release = holdPages();
  bus.invalidate('articles');
  const began = performance.now();
  await app.inject({ method: 'POST', url: '/publication' });
  expect(performance.now() - began).toBeGreaterThan(900);
  release();
});

test.each(['invalidate', 'makeStale'] as const)(
  'no page is stored with what the process has yet to read again (%s)',
  async (send) => {
    settings = 'old';
    expect((await get('/settings')).body).toBe('old');
    const { promise, resolve } = Promise.withResolvers<void>();
    reading = promise;
    bus[send]('settings');
    const requested = get('/settings');
    await setImmediate();
    resolve();
    await requested;
    reading = undefined;
    await vi.waitFor(async () =>
      expect(await get('/settings')).toMatchObject({ body: 'new', status: hit }),
    );
  },
);
