import { expect, test, vi } from 'vitest';
import { makeAdmin } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { startCachingProcess } from '../../../testing/caching-app.ts';
import { makeHarmfulChanges } from '../../../testing/harmful-changes.ts';
import { startSiteProcess } from '../../../testing/site-process.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { Renewals } from './renewals.ts';

const main = await startTestApp({ work: false });
const { db, pool, tokenOf } = main;
const admin = await makeAdmin(db);

const { bus, cache } = await startCachingProcess(main);
const site = await startSiteProcess(main, { cache });

/** A process that never finishes to render a page again: what it may serve as stale stays so. */
const slow = await startCachingProcess(main);
const slowSite = await startSiteProcess(main, { cache: slow.cache });
slow.cache.renewWith(new Renewals(() => new Promise(() => {})));

type Site = typeof site;
async function get(app: Site, url: string) {
  const { statusCode, body, headers } = await app.inject({ url });
  return { code: statusCode, body, cache: String(headers['cache-status']) };
}
const warm = (app: Site, url: string) =>
  vi.waitFor(async () => expect((await get(app, url)).cache).toBe('nibras; hit'), {
    timeout: 60_000,
  });
/** Makes a change, and waits until both processes have processed it. */
async function change(make: () => Promise<unknown>) {
  await make();
  await Promise.all([bus.whenProcessed(0), slow.bus.whenProcessed(0)]);
}
const isHit = /^nibras; hit/;

test('the first request after a change of a text is answered from the cache, and the new text follows', async () => {
  const article = await makeArticle(db, { name: 'العنوان الأول' });
  const url = `/articles/${article.id}`;
  for (let round = 1; round <= 5; round += 1) {
    await warm(site, url);
    const name = `عنوان رقم ${round}`;
    await change(() =>
      pool.query('update articles set name = $1 where id = $2', [name, article.id]),
    );
    expect((await get(site, url)).cache).toMatch(isHit);
    await vi.waitFor(async () => expect((await get(site, url)).body.includes(name)).toBe(true), {
      timeout: 60_000,
    });
  }
});

test('the own page is in the cache when a publication is answered', async () => {
  const article = await makeArticle(db, { state: 'draft', name: 'مسودة أولى' });
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const path = `/api/studio/items/article/${article.id}`;
  const url = `/articles/${article.id}`;
  expect((await get(site, url)).code).toBe(404);
  for (const name of ['نُشر لأول مرة', 'نُشر مرة ثانية']) {
    const before = (await site.inject({ url: path, headers })).json().item;
    const changes = [{ field: 'name', value: name, base: before.field_versions.name ?? 0 }];
    const draft = { method: 'PUT', url: `${path}/draft`, headers, payload: { changes } } as const;
    expect((await site.inject(draft)).statusCode).toBe(200);
    const { item } = (await site.inject({ url: path, headers })).json();
    const payload = { draft_version: item.draft_version };
    const answer = await site.inject({ method: 'POST', url: `${path}/publish`, headers, payload });
    expect(answer.statusCode).toBe(200);
    const page = await get(site, url);
    expect(page.cache).toBe('nibras; hit');
    expect(page.body.includes(name)).toBe(true);
  }
});

const { changes, course, free, sorted } = await makeHarmfulChanges(main);
const set =
  (text: string, ...values: unknown[]) =>
  () =>
    pool.query(text, values);

test('a harmless change is served as stale by the process of the following tests', async () => {
  const url = `/courses/${sorted.id}`;
  await warm(slowSite, url);
  await change(set("update courses set name = 'اسم آخر' where id = $1", sorted.id));
  expect((await get(slowSite, url)).cache).toBe('nibras; hit; detail=stale');
});

test.each(changes)('%s is never on a stale page', async (_name, url, make) => {
  await warm(slowSite, url);
  await change(make);
  expect((await get(slowSite, url)).cache).not.toMatch(isHit);
});

test('a text and a price that change together are not harmless', async () => {
  const url = `/courses/${free.id}`;
  await warm(slowSite, url);
  await change(set("update courses set name = 'اسم وسعر', price = 66 where id = $1", free.id));
  expect((await get(slowSite, url)).cache).not.toMatch(isHit);
});

test('two rows that exchange their prices are not unchanged', async () => {
  const url = `/courses/${free.id}`;
  await warm(slowSite, url);
  await change(
    set('update courses set price = 143 - price where id in ($1, $2)', course.id, free.id),
  );
  expect((await get(slowSite, url)).cache).not.toMatch(isHit);
});

/** Changes of these decide who sees something, where it is found or what it costs. */
const sensitive =
  /price|publish|hidden|deleted|free|state|status|slug|sold|active|visible|access|start|until|expires|role|email|path|image|video|featured|_id$/;

test('the harmless columns exist, and none decides who sees something or what it costs', async () => {
  const { rows: source } = await pool.query(
    "select pg_get_functiondef('harmless_columns'::regproc) as text",
  );
  const tables = [...String(source[0].text).matchAll(/WHEN '(\w+)' THEN/g)].map(([, name]) => name);
  expect(tables.length).toBeGreaterThan(10);
  const { rows: columns } = await pool.query(
    `select table_name as table, column_name as name, data_type as type,
        column_name = any (harmless_columns(table_name)) as harmless
      from information_schema.columns where table_schema = 'public'`,
  );
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table);
    const { rows } = await pool.query('select harmless_columns($1) as listed', [table]);
    const listed: string[] = rows[0].listed;
    expect(
      listed.filter((name) => !own.some((column) => column.name === name)),
      table,
    ).toEqual([]);
    expect(
      listed.filter((name) => sensitive.test(name)),
      table,
    ).toEqual([]);
    // The trigger compares the other columns, and these types have no equality.
    const compared = own.filter(({ harmless }) => !harmless);
    expect(
      compared.filter(({ type }) => ['json', 'xml', 'point'].includes(type)),
      table,
    ).toEqual([]);
  }
  const harmless = columns.filter((column) => column.harmless);
  expect(new Set(harmless.map(({ table }) => table)).size).toBe(tables.length);
  // The pattern names what the schema has.
  for (const name of [
    'price',
    'price_starting',
    'published',
    'publish_at',
    'hidden_at',
    'deleted_at',
    'free',
    'state',
    'slug',
    'sold_days',
    'sold_until',
    'active',
    'featured',
    'category_id',
  ]) {
    expect(
      columns.some((column) => column.name === name),
      name,
    ).toBe(true);
    expect(name).toMatch(sensitive);
  }
});
