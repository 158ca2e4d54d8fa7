import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeArticle } from '#factories/publishing.ts';
import { startCachingProcess } from '../../../testing/caching-app.ts';
import { openControlledBus } from '../../../testing/controlled-bus.ts';
import { makeHarmfulChanges } from '../../../testing/harmful-changes.ts';
import { startSiteProcess } from '../../../testing/site-process.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { CachedResponse } from './cached-response.ts';
import { openInvalidationBus } from './invalidation-bus.ts';
import { pruneInvalidations } from './invalidation-log.ts';
import { ResponseCache } from './response-cache.ts';
import { openSavedPages } from './saved-pages.ts';

const main = await startTestApp({ work: false });
const { db, pool, platform } = main;
const { bus, cache } = await startCachingProcess(main);
const site = await startSiteProcess(main, { cache });
const warn = vi.fn();
const log = { info: () => {}, warn };
const folderOf = (name: string) => join(platform.config.dataDir, name);
const folder = folderOf('cache');

const savedPages = (
  of: ResponseCache,
  {
    build = 'this build',
    from = folder,
    using = db,
  }: { build?: string; from?: string; using?: typeof db } = {},
) =>
  openSavedPages({
    cache: of,
    db: using,
    folder: from,
    sign: (position) => platform.secrets.sign('test', build, position),
    log,
  });

const buses: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(buses.splice(0).map((one) => one.close())));
beforeEach(async () => {
  warn.mockClear();
  await rm(folder, { recursive: true, force: true });
});

/** The cache of another process, which has no pages. */
async function openCache() {
  const url = platform.config.databaseUrl ?? '';
  const other = await openInvalidationBus({ url, pool, log: platform.log });
  buses.push(other);
  return new ResponseCache(other, { maxBytes: 256 * 1024 * 1024 });
}

/** Starts a process; returns its cache with the pages that it took over. */
async function start(options: { build?: string; from?: string } = {}) {
  const started = await openCache();
  await savedPages(started, options).load();
  return started;
}
const addresses = (of: ResponseCache) => of.pages().map(({ key }) => key.split(' ').at(-1));
const stop = (of = cache) => savedPages(of).save();

async function get(app: typeof site, url: string) {
  const { headers, statusCode } = await app.inject({ url });
  expect(statusCode).toBe(200);
  return headers['cache-status'];
}
const warm = (...urls: string[]) =>
  Promise.all(
    urls.map((url) =>
      vi.waitFor(async () => expect(await get(site, url)).toBe('nibras; hit'), { timeout: 60_000 }),
    ),
  );

/** Fills the cache of a process with pages that nobody rendered. */
async function fill(pages: { key: string; tags?: string[]; maxAge?: number; body?: string }[]) {
  const filled = await openCache();
  for (const { key, tags = [], maxAge = 30_000, body = key } of pages) {
    const response = new CachedResponse({ headers: { 'content-type': 'text/html' }, body });
    // On a busy machine many large pages delay the heartbeats, without which the cache stores nothing.
    if (!filled.bus.live()) await filled.bus.whenProcessed(filled.bus.received());
    filled.put(key, { response, tags, begun: filled.generation(), maxAge, renewable: true });
  }
  return filled;
}
const page = { key: 'http   /', tags: ['courses'] };

test('after a restart the first requests are answered from the cache, in the same bytes', async () => {
  const urls = ['/', '/courses', '/articles', '/services', '/portfolio'];
  for (let at = 0; at < 5; at += 1) urls.push(`/articles/${(await makeArticle(db)).id}`);
  await bus.whenProcessed(0);
  await warm(...urls);
  const headers = { 'accept-encoding': 'br' };
  const before = await Promise.all(urls.map((url) => site.inject({ url, headers })));
  await stop();
  const next = await startSiteProcess(main, { cache: await start() });
  for (const [at, url] of urls.entries()) {
    const after = await next.inject({ url, headers });
    expect(after.headers['cache-status'], url).toMatch(/^nibras; hit/);
    expect(after.rawPayload).toEqual(before[at]?.rawPayload);
    expect(after.headers.etag).toBe(before[at]?.headers.etag);
  }
  expect(await readdir(folder)).toEqual([]);
});

const { changes } = await makeHarmfulChanges(main);
test.each(changes)(
  '%s while no process runs is on no page of the next',
  async (_name, url, make) => {
    const other = `/articles/${(await makeArticle(db)).id}`;
    await bus.whenProcessed(0);
    await warm(url);
    const untouched = { key: `http   ${other}`, tags: ['other'] };
    const filled = await fill([
      untouched,
      ...cache.pages().map(({ key, tags }) => ({ key, tags: [...tags] })),
    ]);
    await stop(filled);
    await make();
    const found = addresses(await start());
    expect(found).toContain(other);
    expect(found).not.toContain(url);
  },
);

test('a transaction that began before the stop and commits after it counts', async () => {
  const course = await makeCourse(db);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('update courses set price = 12 where id = $1', [course.id]);
    await stop(await fill([page, { key: 'http   /other', tags: ['other'] }]));
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(addresses(await start())).toEqual(['/other']);
});

test('a change that is announced to all is recorded for all', async () => {
  await stop(await fill([page, { key: 'http   /other', tags: ['other'] }]));
  await pool.query('truncate course_features');
  expect(addresses(await start())).toEqual([]);
});

test('a page that was invalidated while it was stored is not used', async () => {
  const course = await makeCourse(db);
  const filled = await fill([page]);
  const save = stop(filled);
  await pool.query('update courses set price = 13 where id = $1', [course.id]);
  await save;
  expect(addresses(await start())).toEqual([]);
});

test('a page that is invalidated while it is loaded is not used', async () => {
  const course = await makeCourse(db, { price: '5' });
  await stop(await fill([page, { key: 'http   /other', tags: ['other'] }]));
  const started = await openCache();
  let executed = 0;
  const slow = new Proxy(db, {
    get: (target, name) =>
      name === 'execute'
        ? async (query: Parameters<typeof db.execute>[0]) => {
            const answer = await target.execute(query);
            executed += 1;
            // After the query for the changes that nobody received.
            if (executed < 2) return answer;
            await pool.query('update courses set price = price + 1 where id = $1', [course.id]);
            await started.bus.whenProcessed(0);
            return answer;
          }
        : Reflect.get(target, name),
  });
  await savedPages(started, { using: slow }).load();
  expect(executed).toBe(2);
  expect(addresses(started)).toEqual(['/other']);
});

test('a page is not saved where an invalidation arrives that the snapshot contains', async () => {
  const controlled = openControlledBus();
  const filled = new ResponseCache(controlled, { maxBytes: 1_000_000 });
  const response = new CachedResponse({ headers: {}, body: '' });
  const counted = new CachedResponse({ headers: {}, body: '', sent: () => {} });
  const whole = { begun: filled.generation(), maxAge: 30_000, renewable: true };
  filled.put('http   /', { ...whole, response, tags: ['courses'] });
  filled.put('http   /other', { ...whole, response, tags: [] });
  // What is called with each request that a page answers cannot be saved.
  filled.put('http   /counted', { ...whole, response: counted, tags: [] });
  vi.spyOn(controlled, 'whenProcessed').mockImplementation(async () =>
    controlled.invalidate('courses'),
  );
  await stop(filled);
  expect(addresses(await start())).toEqual(['/other']);
});

test.each([
  ['another build', () => start({ build: 'another' })],
  [
    'records that were lost',
    async () => {
      await pool.query('truncate cache.invalidations');
      return start();
    },
  ],
  [
    'a clock that was set back',
    async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
      return start().finally(() => vi.useRealTimers());
    },
  ],
  [
    'a stop 41 seconds ago',
    async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 41_000 });
      return start().finally(() => vi.useRealTimers());
    },
  ],
] as const)('%s: no page is used, and the files are gone', async (_name, next) => {
  await stop(await fill([page]));
  expect(await readdir(folder)).toHaveLength(1);
  expect((await next()).size).toBe(0);
  expect(await readdir(folder)).toEqual([]);
});

test('a page keeps its age over restarts', async () => {
  await stop(await fill([{ ...page, maxAge: 5_000 }]));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4_000 });
  const [first] = (await start().finally(() => vi.useRealTimers())).pages();
  expect(first?.freshFor).toBeLessThan(1_000);
  await stop(await fill([{ ...page, maxAge: 5_000 }]));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9_000 });
  const [stale] = (await start().finally(() => vi.useRealTimers())).pages();
  expect(stale?.freshFor).toBeLessThan(0);
});

test.each([
  ['cut short', (path: string) => truncate(path, 50)],
  ['empty', (path: string) => truncate(path, 0)],
  ['too large', (path: string) => truncate(path, 65 * 1024 * 1024)],
  [
    'changed in one byte',
    async (path: string) => {
      const bytes = await readFile(path);
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      await writeFile(path, bytes);
    },
  ],
])('a file that is %s is deleted, and the others are used', async (_name, damage) => {
  await stop(await fill([page]));
  const [name = ''] = await readdir(folder);
  await stop(await fill([{ key: 'http   /other' }]));
  await damage(join(folder, name));
  expect(addresses(await start())).toEqual(['/other']);
  expect(await readdir(folder)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test('links and folders are not followed, and a folder that cannot be read is no error', async () => {
  const from = folderOf('odd');
  await mkdir(from);
  await stop(await fill([page]));
  const [name = ''] = await readdir(folder);
  await symlink(join(folder, name), join(from, name));
  await mkdir(join(from, `${'a'.repeat(64)}.page`));
  await writeFile(join(from, 'notes.txt'), 'left alone');
  expect(addresses(await start({ from }))).toEqual([]);
  expect(await readdir(from)).toEqual([`${'a'.repeat(64)}.page`, 'notes.txt']);
  expect(await readdir(folder)).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
  expect(addresses(await start({ from: join(from, 'notes.txt') }))).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  expect(addresses(await start({ from: folderOf('absent') }))).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

test('the number of files and their bytes are bounded, and the most requested pages are among them', async () => {
  const many = await fill(Array.from({ length: 600 }, (_, at) => ({ key: `http   /${at}` })));
  many.get('http   /77');
  await stop(many);
  expect(await readdir(folder)).toHaveLength(500);
  const found = addresses(await start());
  expect(found).toHaveLength(500);
  expect(found).toContain('/77');
  const body = 'x'.repeat(2_700_000);
  const large = await fill(
    // They are written for longer than half a minute where the machine is busy.
    Array.from({ length: 26 }, (_, at) => ({ key: `http   /l${at}`, body, maxAge: 600_000 })),
  );
  await stop(large);
  expect(large.size).toBe(26);
  expect(await readdir(folder)).toHaveLength(24);
  await start();
});

test('a process that receives no invalidations saves nothing', async () => {
  const filled = await fill([page]);
  await filled.bus.close();
  await stop(filled);
  expect(addresses(await start())).toEqual([]);
});

test('what a process needs is never pruned, and numbers of another database are', async () => {
  await stop(await fill([page, { key: 'http   /other', tags: ['other'] }]));
  await pool.query("insert into cache.invalidations (tags) values (array['other'])");
  await pool.query("insert into cache.invalidations values ('9000000000000', array['courses'])");
  await pruneInvalidations(db);
  expect(addresses(await start())).toEqual(['/']);
});

test('every function that announces an invalidation records it', async () => {
  const { rows } = await pool.query(
    "select distinct proname from pg_proc where prosrc like '%pg_notify(''cache''%'",
  );
  expect(rows).toEqual([{ proname: 'invalidate_tags' }]);
  const { rows: own } = await pool.query(
    "select prosrc from pg_proc where proname = 'invalidate_tags' and prosrc like '%pg_notify%'",
  );
  const count = (text: string) => String(own[0].prosrc).split(text).length - 1;
  expect(count('INSERT INTO cache.invalidations')).toBe(count('pg_notify('));
});

// The last test of the file, because positions during a long transaction of another test are lost by it too.
test('after more transactions than are recorded no page is used', async () => {
  await stop(await fill([page]));
  await pool.query(`do $$ begin for n in 1..100100 loop
    begin insert into cache.invalidations (tags) values (array['x']);
    exception when others then null; end;
  end loop; end $$`);
  const { rows } = await pool.query('select pg_current_xact_id()::text as id');
  // What began before it in another test's database counts as recorded until it ends.
  await expect
    .poll(async () => {
      const xmin = 'pg_snapshot_xmin(pg_current_snapshot())::text::numeric >= $1::numeric as ended';
      return (await pool.query(`select ${xmin}`, [rows[0].id])).rows[0].ended;
    })
    .toBe(true);
  expect(addresses(await start())).toEqual([]);
});
