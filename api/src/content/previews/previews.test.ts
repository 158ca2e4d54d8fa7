import { readdir, readFile } from 'node:fs/promises';
import { previews as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { courses, people } from '#platform/database/schema/index.ts';
import { startCachingProcess } from '../../testing/caching-app.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { drawPreview } from './draw-preview.ts';
import { breakLines, drawableText, drawLines } from './preview-text.ts';

const testApp = await startTestApp();
const { call, db } = testApp;
const { app } = await startCachingProcess(testApp);

const teacher = await makePerson(db, { role: 'teacher', name: 'مريم العلي' });
const course = await makeCourse(db, { name: 'أساسيات TypeScript', teacherId: teacher.id });
const article = await makeArticle(db, { name: 'كيف تبدأ', authorId: teacher.id });

const courseImage = async () =>
  (await call(`GET /api/course-details/${course.id}`)).body.course.preview_image as string;
const get = (url: string, options: { remoteAddress?: string; etag?: string } = {}) =>
  app.inject({
    url,
    ...(options.remoteAddress && { remoteAddress: options.remoteAddress }),
    headers: options.etag ? { 'if-none-match': options.etag } : {},
  });

const fonts = new URL('../../../assets/fonts/', import.meta.url);

/** The characters of a TrueType font: its segments of format 4. */
function charactersOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const segments = subtables.find((one) => one.readUInt16BE(0) === 4);
  if (!segments) throw new Error('the font has no table of format 4');
  const size = segments.readUInt16BE(6);
  return Array.from({ length: size / 2 }, (_, index) => {
    const [end, start] = [14 + index * 2, 16 + size + index * 2].map((at) =>
      segments.readUInt16BE(at),
    ) as [number, number];
    return Array.from({ length: end - start + 1 }, (_one, offset) => start + offset);
  }).flat();
}

const site = { siteName: 'نبراس' };
const facts = { kind: 'courses', title: 'أساسيات بايثون', person: 'مريم' } as const;

/** The box of the pixels that differ between two pictures, and how many there are. */
async function difference(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b) throw new Error('a picture was not decoded');
  const box = { left: 1200, right: 0, top: 630, bottom: 0, pixels: 0 };
  a.data.forEach((value, index) => {
    if (Math.abs(value - (b.data[index] ?? 0)) < 40) return;
    const [x, y] = [index % a.info.width, Math.floor(index / a.info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.pixels += 1;
  });
  return box;
}

describe('the picture of a link preview', () => {
  test('is 1200 × 630, and its title stands in the title’s box, at the right', async () => {
    const picture = await drawPreview(facts, site);
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    const title = await difference(picture, await drawPreview({ ...facts, title: '🚀' }, site));
    expect(title.pixels).toBeGreaterThan(2_000);
    expect(title.top).toBeGreaterThan(176);
    expect(title.bottom).toBeLessThan(476);
    expect(title.right).toBeGreaterThan(1_120);
    expect(title.right).toBeLessThan(1_140);
  });

  test('differs by the person, below the title, and by the kind', async () => {
    const picture = await drawPreview(facts, site);
    const person = await difference(picture, await drawPreview({ ...facts, person: 'سارة' }, site));
    expect(person.pixels).toBeGreaterThan(200);
    expect(person.top).toBeGreaterThan(500);
    expect(person.bottom).toBeLessThan(600);
    const kind = await difference(picture, await drawPreview({ ...facts, kind: 'articles' }, site));
    expect(kind.pixels).toBeGreaterThan(200);
  });

  test('has joined letters: a word is much narrower than its letters alone', async () => {
    const inkOf = async (title: string) => {
      const { left, right } = await difference(
        await drawPreview({ ...facts, title }, site),
        await drawPreview({ ...facts, title: '🚀' }, site),
      );
      return right - left;
    };
    const joined = await inkOf('ببببب');
    // A character of no width between them breaks the joining.
    expect(await inkOf('ب ب ب ب ب')).toBeGreaterThan(joined * 1.5);
  });

  test('breaks a long title into three lines at words, the last with an ellipsis', async () => {
    const title = 'شرح كل ما يحتاجه المبتدئ من JavaScript وأطرها الحديثة '.repeat(6);
    const lines = await breakLines(drawableText(title), { size: 66, width: 1_000, lines: 3 });
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    expect(drawableText(title)).toContain(`${lines[0]} ${lines[1]} ${lines[2]?.slice(0, -1)}`);
    const box = await difference(
      await drawPreview({ ...facts, title }, site),
      await drawPreview({ ...facts, title: '🚀' }, site),
    );
    expect(box.left).toBeGreaterThan(120);
    expect(box.top).toBeGreaterThan(160);
    expect(box.bottom).toBeLessThan(490);
  });

  test('breaks a word that is wider than the picture', async () => {
    const lines = await breakLines('م'.repeat(300), { size: 66, width: 1_000, lines: 3 });
    expect(lines).toHaveLength(3);
    expect(lines[0]?.length).toBeGreaterThan(10);
    expect(lines[2]).toMatch(/…$/);
    const [name] = await breakLines(`المعلّم: ${'م'.repeat(90)}`, {
      size: 38,
      width: 1_000,
      lines: 1,
    });
    expect(name?.length).toBeGreaterThan(25);
  });

  test('shows no character that the fonts lack, and no markup', async () => {
    expect(drawableText('🚀 انطلق  ⏰\nهنا \u202e')).toBe('انطلق هنا');
    const plain = await drawPreview({ ...facts, title: 'a' }, site);
    const markup = await drawPreview({ ...facts, title: '<b>&amp;</b>' }, site);
    expect((await difference(plain, markup)).pixels).toBeGreaterThan(1_000);
  });
});

describe('Greek and mathematical signs', () => {
  test('are drawn', async () => {
    expect(drawableText('🚀 الجمع ∑ و f(x) → αx² ≤ ∞')).toBe('الجمع ∑ و f(x) → αx² ≤ ∞');
    const without = await drawPreview({ ...facts, title: '🚀' }, site);
    for (const sign of ['Σ', 'π', '∑', '≤', '→', '⌊', 'xⁿ', 'x₁']) {
      const { pixels } = await difference(
        without,
        await drawPreview({ ...facts, title: sign }, site),
      );
      expect(pixels, sign).toBeGreaterThan(300);
    }
  });

  test('are in one of the two fonts, like every character that is not left out', async () => {
    const available = new Set<number>();
    for (const file of await readdir(fonts)) {
      if (!file.endsWith('.ttf')) continue;
      for (const code of charactersOf(await readFile(new URL(file, fonts)))) available.add(code);
    }
    const scripts = /[\u2070-\u208e]/;
    const drawn = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
      .flatMap((character) => [...drawableText(character)])
      .flatMap((one) => (scripts.test(one) ? [...one.normalize('NFKC')] : one));
    const lacking = drawn.filter((one) => !available.has(one.codePointAt(0) ?? 0));
    expect(drawn.length).toBeGreaterThan(800);
    expect([...new Set(lacking)]).toEqual([]);
  });

  test('of a formula in an Arabic title are drawn from left to right', async () => {
    const style = { size: 60, colour: '#fff' };
    const [drawn, isolated] = await Promise.all([
      drawLines(['مثل α ≤ ∞'], style),
      drawLines(['مثل \u2066α ≤ ∞\u2069'], style),
    ]);
    expect(drawn.data.equals(isolated.data)).toBe(true);
  });
});

describe('the address of the picture', () => {
  test('is in the course and the article, and answers with a picture that may be cached for good', async () => {
    const articleImage = (await call(`GET /api/article/${article.id}`)).body.article.preview_image;
    for (const path of [await courseImage(), articleImage]) {
      const picture = await get(path);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        etag: expect.any(String),
      });
      expect((await sharp(picture.rawPayload).metadata()).width).toBe(1200);
      const again = await get(path);
      expect(again.headers['cache-status']).toBe('nibras; hit');
      expect(again.rawPayload.equals(picture.rawPayload)).toBe(true);
      expect((await get(path, { etag: String(picture.headers.etag) })).statusCode).toBe(304);
    }
  });

  test('changes with the title and the teacher’s name, and an earlier one leads to the current', async () => {
    const before = await courseImage();
    await db.update(courses).set({ name: 'أساسيات أخرى' }).where(eq(courses.id, course.id));
    await expect.poll(courseImage).not.toBe(before);
    const renamed = await courseImage();
    // The picture may be in the cache until the news of the change arrives.
    await expect.poll(async () => (await get(before)).headers.location).toBe(renamed);
    expect((await get(before)).statusCode).toBe(302);
    await db.update(people).set({ name: 'مريم أحمد' }).where(eq(people.id, teacher.id));
    await expect.poll(courseImage).not.toBe(renamed);
  });

  test.each([
    ['/api/previews/courses/99999999/0123456789abcdef.jpg', 404],
    ['/api/previews/articles/99999999/0123456789abcdef.jpg', 404],
    ['/api/previews/people/1/0123456789abcdef.jpg', 422],
    ['/api/previews/courses/1/picture.png', 422],
  ])('%s is %i', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status);
  });

  test('one network may ask for a limited number of uncached pictures in a minute', async () => {
    const remoteAddress = newNetwork();
    const ask = () => get('/api/previews/courses/99999999/0123456789abcdef.jpg', { remoteAddress });
    for (let count = 0; count < limits.perMinutePerNetworkAddress; count += 1) {
      expect((await ask()).statusCode).toBe(404);
    }
    expect((await ask()).statusCode).toBe(429);
    expect((await get(await courseImage())).statusCode).toBe(200);
  });

  test('while too many pictures are drawn, further ones are refused for a few seconds', async () => {
    const many = await Promise.all(
      Array.from({ length: limits.waiting + 6 }, (_, number) =>
        makeArticle(db, { name: `مقال ${number}`, authorId: teacher.id }),
      ),
    );
    const paths: string[] = await Promise.all(
      many.map(async ({ id }) => (await call(`GET /api/article/${id}`)).body.article.preview_image),
    );
    const answers = await Promise.all(
      paths.map((path) => get(path, { remoteAddress: newNetwork() })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe(String(limits.retryAfterSeconds));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(
      limits.waiting + limits.atOnce,
    );
  });
});
