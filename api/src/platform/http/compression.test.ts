import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { makeReview } from '#factories/course-parts.ts';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { localFetch } from '../../app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, call, db, smtp } = await startTestApp();
const list = 'GET /api/article?per_page=200';
const compressing = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
let course: { id: number };

beforeAll(async () => {
  course = await makeCourse(db);
  for (let made = 0; made < 12; made += 1) {
    await makeArticle(db, { description: `<p>${'نص المقال الطويل '.repeat(100)}</p>` });
    await makeReview(db, { courseId: course.id, comment: 'شرح واضح ومرتب '.repeat(20) });
  }
});

test('a large response is compressed for clients that accept it, and otherwise identical', async () => {
  const plain = await call(list);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });

  const brotli = await call(list, compressing);
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.raw).equals(plain.raw)).toBe(true);
  expect(brotli.raw.length).toBeLessThan(plain.raw.length / 2);

  const gzip = await call(list, { headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip' });
  expect(gunzipSync(gzip.raw).equals(plain.raw)).toBe(true);
});

test.each(['identity', 'compress', 'br;q=0'])(
  'a response is not compressed for «%s»',
  async (encoding) => {
    const answer = await call(list, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body.articles).toHaveLength(12);
  },
);

test('a small response is not compressed', async () => {
  const answer = await call('GET /api/Statistics', compressing);
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding' });
});

test('HEAD describes the uncompressed response', async () => {
  const plain = await call(list);
  const { headers, rawPayload } = await app.inject({
    method: 'HEAD',
    url: '/api/article?per_page=200',
    ...compressing,
  });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).toMatchObject({
    'content-length': String(plain.raw.length),
    vary: 'accept-encoding',
  });
  expect(rawPayload).toHaveLength(0);
});

test('a page rendered in the same process reads uncompressed responses', async () => {
  const response = await localFetch(app)('/api/article?per_page=200', compressing);
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(((await response.json()) as { articles: unknown[] }).articles).toHaveLength(12);
});

test('what is cached takes the smallest encoding, what is made for one request the cheapest', async () => {
  const as = await makePerson(db);
  const open = await call(`GET /api/course-details/${course.id}`, compressing);
  expect(open.headers).toMatchObject({ 'content-encoding': 'br' });
  const address = `GET /api/course-detailsAuth/${course.id}` as const;
  const plain = await call(address, { as });
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const own = await call(address, { as, headers: { 'accept-encoding': accepted } });
    expect(own.headers).toMatchObject({ 'content-encoding': encoding });
    expect(own.headers.vary).toContain('accept-encoding');
    expect(JSON.parse(decode(own.raw).toString())).toEqual(plain.body);
  }
});

test("responses with tokens and a signed-in person's own data are never compressed", async () => {
  // The long name makes each of these responses large enough to be compressed.
  const email = 'long-name@example.org';
  const as = await makePerson(db, { email, name: 'س'.repeat(700) });
  await call('POST /api/login', { body: { email } });
  const verified = await call('POST /api/login/verify', {
    body: { email, login_code: await smtp.codeTo(email) },
    ...compressing,
  });
  const refreshed = await call('POST /api/refresh-token', {
    headers: { ...compressing.headers, authorization: `Bearer ${verified.body.refresh_token}` },
  });
  const student = await call('GET /api/student', { as, ...compressing });
  for (const { status, headers, raw } of [verified, refreshed, student]) {
    expect(status).toBe(200);
    expect(raw.length).toBeGreaterThan(1024);
    expect(headers).not.toHaveProperty('content-encoding');
  }
});
