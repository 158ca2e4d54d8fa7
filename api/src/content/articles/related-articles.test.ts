import { articles as limits } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeCategory } from '#factories/courses.ts';
import { makeArticle } from '#factories/publishing.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp();

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test('related articles are of the same category first, newest first, and at most four', async () => {
  const { id: categoryId } = await makeCategory(db);
  const { id: otherId } = await makeCategory(db);
  const article = await makeArticle(db, { categoryId, createdAt: day(9) });
  const older = await makeArticle(db, { categoryId, createdAt: day(1) });
  const newer = await makeArticle(db, { categoryId, createdAt: day(2) });
  const others = [];
  for (const number of [3, 4, 5]) {
    others.push(await makeArticle(db, { categoryId: otherId, createdAt: day(number) }));
  }
  const { status, body } = await call(`GET /api/article/${article.id}/related`);
  expect(status).toBe(200);
  expect(body.articles).toHaveLength(limits.related);
  expect(body.articles.map(({ id }: { id: number }) => id)).toEqual([
    newer.id,
    older.id,
    others[2]?.id,
    others[1]?.id,
  ]);
  expect(body.articles[0]).not.toHaveProperty('description');
  expect((await call(`GET /api/article/${article.slug}/related`)).body).toEqual(body);
});

test('an unknown article is 404', async () => {
  const { status, body } = await call('GET /api/article/999999/related');
  expect(status).toBe(404);
  expect(body.message).toBe('المقال غير موجود أو تمت إزالته.');
});
