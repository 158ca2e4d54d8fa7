import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { courses } from '#platform/database/schema/index.ts';
import { bypass, startCachingProcess } from '../../../testing/caching-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { bypassHeader } from './cache-plugin.ts';

const main = await startTestApp();
const { db, pool, tokenOf } = main;
const { app } = await startCachingProcess(main);
const course = await makeCourse(db);
const student = await makePerson(db, { name: 'سلمى الخاصة' });
await makeEnrolment(db, { courseId: course.id, personId: student.id });
for (let made = 0; made < 8; made += 1) await makeArticle(db);
const detail = `/api/course-details/${course.id}`;

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await get(url, headers)).headers['cache-status'];
const hit = 'nibras; hit';
const warm = (url: string) =>
  vi.waitFor(async () => expect(await statusOf(url)).toBe(hit), { timeout: 60_000 });

test('a cached response is sent without database queries and with its original headers', async () => {
  await warm(detail);
  const querySpy = vi.spyOn(pool, 'query');
  const again = await get(detail);
  const queries = querySpy.mock.calls.filter(([text]) => !String(text).includes('pg_notify'));
  querySpy.mockRestore();
  expect(queries).toEqual([]);
  expect(again.json().course.id).toBe(course.id);
  expect(again.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(String(again.headers['cache-tag']).split(',')).toContain(`course:${course.id}`);
});

test('a client that has the response already gets 304', async () => {
  const first = await get('/api/article?page=2&per_page=3');
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"/);
  await warm('/api/article?page=2&per_page=3');
  for (const known of [etag, `"other", ${etag}`]) {
    const again = await get('/api/article?page=2&per_page=3', { 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  const fresh = await get('/api/article?page=1&per_page=3', { 'if-none-match': etag });
  expect(fresh.statusCode).toBe(200);
});

test('it is compressed for clients that accept it, the first time as later', async () => {
  const decoded = { br: brotliDecompressSync, gzip: gunzipSync };
  const url = '/api/article?per_page=8';
  const plain = await main.app.inject({ url });
  const etags = new Set([String((await get(url)).headers.etag)]);
  for (let time = 0; time < 3; time += 1) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5, gzip', 'gzip'],
      ['br;q=0, *', 'gzip'],
    ] as const) {
      const { headers, rawPayload } = await get(url, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('accept-encoding');
      etags.add(String(headers.etag));
      expect(decoded[encoding](rawPayload).toString()).toBe(plain.body);
      expect(Number(headers['content-length'] ?? rawPayload.length)).toBe(rawPayload.length);
    }
  }
  expect([...etags]).toHaveLength(1);
});

test('parameters that the route does not know, their order and request headers do not miss the cache', async () => {
  const url = '/api/courses?page=1&per_page=4';
  await warm(url);
  for (const same of [
    '/api/courses?per_page=4&page=1',
    '/api/courses?page=1&per_page=4&v=1',
    '/api/courses?utm_source=x&page=01&per_page=4&search=',
  ]) {
    expect(await statusOf(same), same).toBe(hit);
  }
  for (const header of [
    'cache-control',
    'pragma',
    'range',
    'origin',
    'cookie',
    'accept-language',
  ]) {
    expect(await statusOf(url, { [header]: 'no-cache' }), header).toBe(hit);
  }
  expect(await statusOf('/api/courses?page=2&per_page=4')).not.toBe(hit);
});

test('the presence of a parameter is part of the key where the route depends on it', async () => {
  await warm('/api/service');
  expect(await statusOf('/api/service?page=1')).not.toBe(hit);
});

test('errors are not cached', async () => {
  for (const url of ['/api/courses?page=x', '/api/course-details/999999']) {
    const answers = [await get(url), await get(url)];
    expect(answers.map(({ statusCode }) => statusCode >= 400)).toEqual([true, true]);
    expect(answers.map(({ headers }) => headers['cache-status'])).toEqual([undefined, undefined]);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
  }
});

test('a personal response is not stored, not sent to others and not cacheable by proxies', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(student)}` };
  const url = `/api/course-details/${(await makeCourse(db)).id}`;
  await makeEnrolment(db, { courseId: Number(url.split('/').at(-1)), personId: student.id });
  const own = await get(url, headers);
  expect(own.json().status).toBe('joined');
  expect(own.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(own.headers).not.toHaveProperty('cache-tag');
  const visitor = await get(url);
  expect(visitor.json().status).toBe('none');
  expect(visitor.body).not.toContain('سلمى الخاصة');
  await warm(url);
  expect((await get(url, headers)).json().status).toBe('joined');
  const closed = `/api/course-detailsAuth/${course.id}`;
  expect((await get(closed, headers)).headers['cache-control']).toBe('no-store');
  expect((await get(closed)).statusCode).toBe(401);
});

test('a response cached for one host is not sent for another', async () => {
  await vi.waitFor(async () => expect(await statusOf(detail, { host: 'one.example' })).toBe(hit), {
    timeout: 60_000,
  });
  expect(await statusOf(detail, { host: 'two.example' })).not.toBe(hit);
});

test('only a process of the installation can bypass the cache', async () => {
  await warm(detail);
  const name = bypassHeader.toLowerCase();
  expect(await statusOf(detail, { [name]: bypass })).not.toBe(hit);
  expect(await statusOf(detail, { [name]: 'guess' })).toBe(hit);
});

test('concurrent equal requests are rendered once', async () => {
  const target = `/api/course-details/${(await makeCourse(db)).id}`;
  await warm(detail);
  // Notices come in the order of the commits: after this one, that of the new course has come.
  await db.update(courses).set({ name: 'اسم جديد' }).where(eq(courses.id, course.id));
  await vi.waitFor(async () => expect((await get(detail)).json().course.name).toBe('اسم جديد'), {
    timeout: 60_000,
  });
  const querySpy = vi.spyOn(pool, 'query');
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${target}?v=1`)));
  const queries = querySpy.mock.calls.filter(([query]) =>
    String((query as { text?: string }).text ?? query).includes('"courses"'),
  );
  querySpy.mockRestore();
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(queries).toHaveLength(1);
});
