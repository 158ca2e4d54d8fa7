import {
  failedSearches as failedLimits,
  synonyms as limits,
} from '@nibras/contract/site/search/limits.ts';
import type { FailedSearch } from '@nibras/contract/site/search/studio/word-shapes.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { failedSearches, synonymGroups } from '#platform/database/schema/index.ts';
import { startCachingProcess } from '../../../testing/caching-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { purgeFailedSearches } from '../counts/failed-queries.ts';
import { failedSearchCounter } from '../counts/failed-searches.ts';

const main = await startTestApp({ work: false });
const { call, db, platform } = main;
const admin = await makePerson(db, { role: 'admin' });
await makeCourse(db, { name: 'صيانة الغسالات' });
await makeArticle(db, { name: 'أول كسوة للكعبة' });

beforeEach(async () => {
  await failedSearchCounter(platform).flush();
  await db.delete(synonymGroups);
  await db.delete(failedSearches);
});

const add = (words: unknown) => call('POST /api/studio/synonyms', { as: admin, body: { words } });
const undo = (entry: number) => call(`POST /api/studio/undo/${entry}`, { as: admin });
const titles = (body: { groups: { nearest?: true; items: { title: string }[] }[] }) =>
  body.groups
    .filter(({ nearest }) => !nearest)
    .flatMap(({ items }) => items.map(({ title }) => title));
const search = async (q: string, remoteAddress = '192.0.2.1') => {
  const { status, body } = await call(`GET /api/search?q=${encodeURIComponent(q)}`, {
    remoteAddress,
  });
  expect(status).toBe(200);
  return titles(body);
};
const groups = async () => (await call('GET /api/studio/synonyms', { as: admin })).body.groups;
const failed = async (): Promise<FailedSearch[]> => {
  await failedSearchCounter(platform).flush();
  return (await call('GET /api/studio/failed-searches', { as: admin })).body.searches;
};

describe('words that mean the same', () => {
  test('find each other, in their forms and as phrases, as soon as they are saved', async () => {
    expect(await search('المنظفات')).toEqual([]);
    const { status, body } = await add(['غسالة', 'منظفة', 'آلة الغسل']);
    expect(status).toBe(200);
    expect(body.group.words).toEqual(['غسالة', 'منظفة', 'آلة الغسل']);
    for (const q of ['المنظفات', 'منظفة', 'آلة الغسل'])
      expect(await search(q), q).toEqual(['صيانة الغسالات']);
    const listed = await call(`GET /api/courses?search=${encodeURIComponent('آلة الغسل')}`);
    expect(listed.body.data).toHaveLength(1);
  });

  test('are changed and removed, and each change can be undone', async () => {
    const { body: made } = await add(['غسالة', 'منظفة']);
    const { id } = made.group;
    const path = `/api/studio/synonyms/${id}` as const;
    const changed = await call(`PUT ${path}`, { as: admin, body: { words: ['كسوة', 'منظفة'] } });
    expect(await search('منظفة')).toEqual(['أول كسوة للكعبة']);
    expect((await undo(changed.body.undo)).status).toBe(200);
    expect(await search('منظفة')).toEqual(['صيانة الغسالات']);
    const removed = await call(`DELETE ${path}`, { as: admin });
    expect(await search('منظفة')).toEqual([]);
    expect((await undo(removed.body.undo)).status).toBe(200);
    expect(await groups()).toEqual([{ id, words: ['غسالة', 'منظفة'] }]);
    const log = await call('GET /api/studio/log?action=synonyms-removed', { as: admin });
    expect(log.body.entries.data[0]).toMatchObject({ name: 'غسالة، منظفة', undo: 'done' });
  });

  test('that were added by mistake go by undo', async () => {
    const { body } = await add(['غسالة', 'منظفة']);
    expect((await undo(body.undo)).status).toBe(200);
    expect(await groups()).toEqual([]);
  });

  test.each([
    ['one word', ['غسالة']],
    ['two that are written alike', ['غسّالة', 'الغساله']],
    ['signs', ['غسالة', '؟!']],
    ['a phrase of four words', ['غسالة', 'آلة غسل الملابس الكبيرة']],
    ['a long word', ['غسالة', 'غ'.repeat(limits.memberMaxLength + 1)]],
    ['a comma', ['غسالة', 'منظفة، مكنسة']],
    ['too many', Array.from({ length: limits.membersMax + 1 }, (_, at) => `كلمة${at}`)],
    ['an empty one', ['غسالة', ' ']],
    ['no list', 'غسالة'],
  ])('refuse %s', async (_case, words) => {
    expect((await add(words)).status).toBe(422);
    expect(await groups()).toEqual([]);
  });

  test('that another group has together are refused, and a wider group is not', async () => {
    await add(['غسالة', 'منظفة', 'مكنسة']);
    const { status, body } = await add(['المكنسة', 'غساله']);
    expect([status, body.message]).toEqual([409, 'هذه الكلمات موجودة معًا في مجموعة أخرى.']);
    expect((await add(['غسالة', 'نشافة'])).status).toBe(200);
  });

  test('are no more than agreed', async () => {
    await db.execute(sql`insert into synonym_groups (words)
      select 'كلمة' || n || '، لفظ' || n from generate_series(1, ${limits.groups}) n`);
    const { status } = await add(['غسالة', 'منظفة']);
    expect(status).toBe(422);
  });

  test('that are gone answer 404', async () => {
    const body = { words: ['غسالة', 'منظفة'] };
    expect((await call('PUT /api/studio/synonyms/999', { as: admin, body })).status).toBe(404);
    expect((await call('DELETE /api/studio/synonyms/999', { as: admin })).status).toBe(404);
  });

  test('drop cached searches in every process, whichever has changed them', async () => {
    const { app } = await startCachingProcess(main);
    const other = await startCachingProcess(main);
    const ask = async (path: string) =>
      app.inject({ url: `${path}${encodeURIComponent('مسحوقة')}` });
    const paths = ['/api/search?q=', '/api/search/suggestions?q=', '/api/courses?search='];
    for (const path of paths)
      await vi.waitFor(
        async () => expect((await ask(path)).headers['cache-status']).toBe('nibras; hit'),
        { timeout: 60_000 },
      );
    const headers = { authorization: `Bearer ${await main.tokenOf(admin)}` };
    const payload = { words: ['غسالة', 'مسحوقة'] };
    const saved = await other.app.inject({
      method: 'POST',
      url: '/api/studio/synonyms',
      headers,
      payload,
    });
    expect(saved.statusCode).toBe(200);
    expect(titles((await ask('/api/search?q=')).json())).toEqual(['صيانة الغسالات']);
    expect(titles((await ask('/api/search/suggestions?q=')).json())).toEqual(['صيانة الغسالات']);
    expect((await ask('/api/courses?search=')).json().data).toHaveLength(1);
  });
});

describe('searches that failed', () => {
  test('are counted by their folded words, the most frequent first, with how they were typed last', async () => {
    for (const [at, q] of ['طيران', 'ظلالة', 'الطيران', 'طَيران'].entries())
      await search(q, `192.0.2.${10 + at}`);
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: platform.settings().timeZone });
    expect(await failed()).toMatchObject([
      { search: 'طَيران', times: 3, nearest: false, last_day: day, answered: false },
      { search: 'ظلالة', times: 1 },
    ]);
    await search('طيران', '192.0.2.20');
    expect((await failed())[0]).toMatchObject({ search: 'طيران', times: 4 });
  });

  test('say whether something near was found', async () => {
    await search('صيانة الطائرات والغسالات');
    expect(await failed()).toMatchObject([{ search: 'صيانة الطائرات والغسالات', nearest: true }]);
  });

  test('are not those that found something, suggestions, searches of one kind, or blank ones', async () => {
    await search('غسالات');
    await call(`GET /api/search/suggestions?q=${encodeURIComponent('طيران')}`);
    await call(`GET /api/search?kind=articles&q=${encodeURIComponent('طيران')}`);
    await search('؟!');
    expect(await failed()).toEqual([]);
  });

  test.each(['0100 123-4567', 'رقمي ٠١٠٠١٢٣٤٥٦', 'sara@example.org', 'بريد سارة＠example', 'ظ'])(
    'are not what may be personal or says nothing: %s',
    async (q) => {
      await search(q);
      expect(await failed()).toEqual([]);
    },
  );

  test('are complete: what a visitor goes on typing counts once', async () => {
    for (const q of ['طي', 'طيرا', 'طيران شراعي', 'طيران', 'ظلالة']) await search(q);
    expect((await failed()).map((one) => one.search).toSorted()).toEqual(['طيران', 'ظلالة']);
  });

  test('count each visitor a few times only, and a few searches of each', async () => {
    for (let round = 0; round < failedLimits.timesPerVisitor + 2; round += 1) {
      await search('طيران', '192.0.2.30');
      await search('ظلالة', '192.0.2.30');
    }
    const { length } = (await failed()).filter(
      ({ times }) => times === failedLimits.timesPerVisitor,
    );
    expect(length).toBe(2);
    const note = failedSearchCounter(platform).note;
    for (let at = 0; at < failedLimits.perVisitor + 10; at += 1)
      note({ input: `ظلالة${at} غريبة`, visitor: 'bot', outcome: 'nothing' });
    expect((await failed()).filter((one) => one.search.includes('غريبة'))).toHaveLength(
      failedLimits.perVisitor,
    );
  });

  test('are bounded: the rare ones make room', async () => {
    await db.execute(sql`insert into failed_searches (query, written, times, nearest, last_day)
      select 'كثير' || n, 'كثير' || n, 2, false, current_date from generate_series(1, ${failedLimits.stored}) n`);
    await search('طيران', '192.0.2.40');
    await failed();
    expect(await db.$count(failedSearches)).toBe(failedLimits.stored);
    expect(await db.$count(failedSearches, sql`query like 'طيران%'`)).toBe(0);
    const { body } = await call('GET /api/studio/failed-searches', { as: admin });
    expect([body.searches.length, body.total]).toEqual([failedLimits.listed, failedLimits.stored]);
  });

  test('are put away, and come back by undo', async () => {
    await search('طيران', '192.0.2.50');
    const [one] = await failed();
    const path = `POST /api/studio/failed-searches/${one?.id}/ignore` as const;
    const { status, body } = await call(path, { as: admin });
    expect(status).toBe(200);
    await search('طيران', '192.0.2.51');
    expect(await failed()).toEqual([]);
    expect((await call(path, { as: admin })).status).toBe(404);
    const log = await call('GET /api/studio/log?action=failed-search-ignored', { as: admin });
    expect(JSON.stringify(log.body)).not.toContain('طيران');
    expect((await undo(body.undo)).status).toBe(200);
    expect(await failed()).toMatchObject([{ times: 2 }]);
    expect(
      (await call('POST /api/studio/failed-searches/999999/ignore', { as: admin })).status,
    ).toBe(404);
  });

  test('that a group answers say so, until they are searched again', async () => {
    await search('مطهرات', '192.0.2.60');
    await search('ظلالة', '192.0.2.61');
    await add(['غسالة', 'مطهرة']);
    expect((await failed()).map((one) => [one.search, one.answered]).toSorted()).toEqual([
      ['ظلالة', false],
      ['مطهرات', true],
    ]);
    expect(await search('مطهرات', '192.0.2.62')).toEqual(['صيانة الغسالات']);
    expect((await failed()).map((one) => one.search)).toEqual(['ظلالة']);
  });

  test('count when the cache answers them too', async () => {
    const { app } = await startCachingProcess(main);
    const ask = (remoteAddress: string) =>
      app.inject({ url: `/api/search?q=${encodeURIComponent('خزعبلة')}`, remoteAddress });
    await vi.waitFor(
      async () => expect((await ask('192.0.2.70')).headers['cache-status']).toBe('nibras; hit'),
      { timeout: 60_000 },
    );
    for (const last of [71, 72]) await ask(`192.0.2.${last}`);
    const [one] = await failed();
    expect(one?.search).toBe('خزعبلة');
    // The first visitor counts again where it took long.
    expect(one?.times).toBeGreaterThanOrEqual(3);
  });

  test('go when nobody has searched so for 90 days', async () => {
    await db.execute(sql`insert into failed_searches (query, written, times, nearest, last_day)
      values ('قديم', 'قديم', 5, false, current_date - 92), ('جديد', 'جديد', 1, false, current_date - 80)`);
    await purgeFailedSearches(platform);
    expect((await failed()).map((one) => one.search)).toEqual(['جديد']);
  });
});
