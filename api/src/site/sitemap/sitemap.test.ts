import type { SitemapAnswer } from '@nibras/contract/site/sitemap/shapes.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp();

const listed = async () => {
  const { body } = await call('GET /api/sitemap');
  const { whole, lists }: SitemapAnswer = body;
  return { whole, courses: lists.find(({ name }) => name === 'courses') };
};
const idsOf = async (file: number) => {
  const { body } = await call(`GET /api/sitemap/courses/${file}`);
  return body.items.map(({ id }: { id: number }) => id);
};
const nextId = (id: number) =>
  db.execute(sql`select setval(pg_get_serial_sequence('courses', 'id'), ${id}, false)`);

test('an empty installation has no files', async () => {
  const { body } = await call('GET /api/sitemap');
  expect(body.whole).toBe(true);
  expect(body.lists).toEqual(
    ['courses', 'articles', 'services', 'projects'].map((name) => ({
      name,
      changed_at: null,
      files: [],
    })),
  );
});

test('items are divided by their ids, and an empty file is not listed', async () => {
  const first = await makeCourse(db, { updatedAt: new Date('2026-01-01T00:00:00Z') });
  expect(await listed()).toMatchObject({ whole: true, courses: { files: [1] } });
  await nextId(10_000);
  const last = await makeCourse(db, { updatedAt: new Date('2026-01-03T00:00:00Z') });
  expect((await listed()).whole).toBe(true);
  const next = await makeCourse(db, { updatedAt: new Date('2026-01-02T00:00:00Z') });
  await nextId(35_000);
  const far = await makeCourse(db, { updatedAt: new Date('2026-01-02T00:00:00Z') });

  expect(await listed()).toEqual({
    whole: false,
    courses: { name: 'courses', changed_at: '2026-01-03T00:00:00.000Z', files: [1, 2, 4] },
  });
  expect(await idsOf(1)).toEqual([first.id, last.id]);
  expect(await idsOf(2)).toEqual([next.id]);
  expect(await idsOf(3)).toEqual([]);
  expect(await idsOf(4)).toEqual([far.id]);
  const { body } = await call('GET /api/sitemap/courses/4');
  expect(body.items).toEqual([{ id: far.id, updated_at: '2026-01-02T00:00:00.000Z' }]);
});

test('what is hidden is gone at once, with its file where it was the only one', async () => {
  await db.execute(sql`update courses set state = 'hidden' where id = 35000`);
  expect(await idsOf(4)).toEqual([]);
  expect((await listed()).courses?.files).toEqual([1, 2]);
});

test('the file of the highest id can be read', async () => {
  expect(await idsOf(214_749)).toEqual([]);
});

test.each(['courses/0', 'courses/214750', 'courses/x', 'people/1'])(
  'there is no file %s',
  async (file) => {
    const { status } = await call(`GET /api/sitemap/${file}` as 'GET /api/x');
    expect(status).toBe(422);
  },
);
