import { searchChoices as limits } from '@nibras/contract/site/search/limits.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makeArticle } from '#factories/publishing.ts';
import { searchChoices } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { purgeChoices } from './choice-queries.ts';
import { choiceCounter } from './choices.ts';

const { call, db, platform } = await startTestApp({ work: false });

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const older = await makeCourse(db, { name: 'تربية النحل', createdAt: day(1) });
const newer = await makeCourse(db, { name: 'تربية النحل للجميع', createdAt: day(2) });
const mentions = await makeCourse(db, {
  name: 'مشاريع ريفية',
  description: 'منها تربية النحل',
  createdAt: day(3),
});

beforeEach(async () => {
  await choiceCounter(platform).flush();
  await db.delete(searchChoices);
});

let host = 0;
/** Opens a result as different visitors. */
async function choose(q: string, choice: { kind: string; id: number }, times = 1) {
  for (let time = 0; time < times; time += 1) {
    host += 1;
    const { status, body } = await call('POST /api/search/choices', {
      body: { q, ...choice },
      remoteAddress: `198.51.${100 + Math.floor(host / 250)}.${host % 250}`,
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
  await choiceCounter(platform).flush();
}
const course = ({ id }: { id: number }) => ({ kind: 'courses', id });
const found = async (q: string, path = 'search') => {
  const { body } = await call(`GET /api/${path}?q=${encodeURIComponent(q)}` as 'GET /api/search');
  return body.groups.flatMap(({ items }: { items: { id: number }[] }) => items.map(({ id }) => id));
};
const stored = () => db.select().from(searchChoices);

test('what is opened by enough people for a search is the first among equals', async () => {
  const before = [newer.id, older.id, mentions.id];
  expect(await found('تربية النحل')).toEqual(before);
  await choose('تربية النحل', course(older), limits.timesMin - 1);
  expect(await found('تربية النحل')).toEqual(before);
  await choose('تَربيةُ نحل', course(older));
  for (const path of ['search', 'search/suggestions'])
    expect(await found('تربية النحل', path)).toEqual([older.id, newer.id, mentions.id]);
  // Of another search it says nothing.
  expect(await found('نحل')).toEqual(before);
});

test('what matches less stays behind, however often it is opened', async () => {
  await choose('تربية النحل', course(mentions), limits.timesMax + 5);
  expect(await stored()).toMatchObject([{ times: limits.timesMax }]);
  expect(await found('تربية النحل')).toEqual([newer.id, older.id, mentions.id]);
});

test('another form of a word stays behind the word as it is searched', async () => {
  const form = await makeCourse(db, { name: 'أعشاش الطيور', createdAt: day(5) });
  const same = await makeCourse(db, { name: 'عش الطيور', createdAt: day(4) });
  await choose('عش', course(form), limits.timesMax);
  expect(await found('عش')).toEqual([same.id, form.id]);
});

test('what is opened decides between kinds that are equally good', async () => {
  const article = await makeArticle(db, { name: 'صيد اللؤلؤ' });
  const { id: chapterId } = await makeChapter(db, { courseId: older.id });
  const lecture = await makeLecture(db, { courseId: older.id, chapterId, name: 'صيد اللؤلؤ' });
  expect(await found('صيد اللؤلؤ')).toEqual([lecture.id, article.id]);
  await choose('صيد اللؤلؤ', { kind: 'articles', id: article.id }, limits.timesMin);
  expect(await found('صيد اللؤلؤ')).toEqual([article.id, lecture.id]);
});

test('one visitor counts once a day, also for many searches', async () => {
  const remoteAddress = '203.0.113.5';
  const send = (q: string) =>
    call('POST /api/search/choices', { body: { q, ...course(older) }, remoteAddress });
  for (let time = 0; time < 5; time += 1) await send('نحل');
  await choiceCounter(platform).flush();
  expect(await stored()).toMatchObject([{ query: 'نحل', itemId: older.id, times: 1 }]);
  const { note } = choiceCounter(platform);
  for (let at = 0; at < limits.perVisitor + 9; at += 1)
    note({ q: `نحل ${at}`, kind: 'courses', id: older.id }, 'bot');
  await choiceCounter(platform).flush();
  expect(await db.$count(searchChoices, sql`query <> 'نحل'`)).toBe(limits.perVisitor);
});

test('only what is published and exists is counted', async () => {
  const draft = await makeCourse(db, { name: 'تربية النحل سرًا', state: 'draft' });
  await choose('نحل', course(draft));
  await choose('نحل', course({ id: 999_999 }));
  await choose('نحل', { kind: 'articles', id: 999_999 });
  expect(await stored()).toEqual([]);
});

test.each(['01001234567', 'sara@example.org', '؟'])(
  'a search that may be personal is not stored: %s',
  async (q) => {
    await choose(q, course(older));
    expect(await stored()).toEqual([]);
  },
);

test.each([
  ['no search', { ...course(older) }],
  ['a blank one', { q: ' ', ...course(older) }],
  ['a long one', { q: 'ن'.repeat(101), ...course(older) }],
  ['an unknown kind', { q: 'نحل', kind: 'people', id: 1 }],
  ['a moment of a video', { q: 'نحل', kind: 'moments', id: 1 }],
  ['no id', { q: 'نحل', kind: 'courses' }],
])('%s is refused', async (_case, body) => {
  expect((await call('POST /api/search/choices', { body })).status).toBe(422);
});

test('a network sends so many a minute', async () => {
  const send = () =>
    call('POST /api/search/choices', {
      body: { q: 'نحل', ...course(older) },
      remoteAddress: '203.0.113.99',
    });
  for (let sent = 0; sent < limits.perMinutePerNetworkAddress; sent += 1)
    expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
});

test('of one search the most frequent choices stay', async () => {
  await db.execute(sql`insert into search_choices (query, kind, item_id, month, times)
    select 'نحل', 'courses', 100000 + n, date_trunc('month', current_date), 2 from generate_series(1, ${limits.perSearch}) n`);
  await choose('نحل', course(older));
  expect(await db.$count(searchChoices)).toBe(limits.perSearch);
  expect(await db.$count(searchChoices, sql`item_id = ${older.id}`)).toBe(0);
});

test('choices go after 180 days', async () => {
  await db.execute(sql`insert into search_choices (query, kind, item_id, month, times) values
    ('نحل', 'courses', ${older.id}, current_date - 181, 9), ('نحل', 'courses', ${newer.id}, current_date - 179, 1)`);
  await purgeChoices(platform);
  expect(await stored()).toMatchObject([{ itemId: newer.id }]);
});
