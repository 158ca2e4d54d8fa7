import { expect, test } from 'vitest';
import { makeChapter, makeLecture } from '#factories/courses.ts';
import { makeArticle } from '#factories/publishing.ts';
import { articles, lectures, settings } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { renderStoredHtml } from './render-stored-html.ts';

const { call, db } = await startTestApp();

const source = '<pre><code class="language-js">let a;</code></pre>';
const rendered =
  '<pre><code class="language-js"><span class="code-keyword">let</span> a;</code></pre>';
const updatedAt = new Date('2026-01-02T03:04:05Z');

test('the start after an upgrade highlights the code of stored texts once', async () => {
  const article = await makeArticle(db, { description: source, updatedAt });
  const chapter = await makeChapter(db);
  const lecture = await makeLecture(db, {
    courseId: chapter.courseId,
    chapterId: chapter.id,
    type: 'article',
    free: true,
    body: source,
  });
  await makeLecture(db, { courseId: chapter.courseId, chapterId: chapter.id });
  const before = await call(`GET /api/article/${article.id}`);
  expect(before.body.article.description).toBe(source);

  // The three pages that every installation begins with are among them.
  expect(await renderStoredHtml(db)).toBe(2 + 3);

  const { body: one } = await call(`GET /api/article/${article.id}`);
  expect(one.article).toMatchObject({
    description: rendered,
    updated_at: updatedAt.toISOString(),
  });
  const { body: list } = await call('GET /api/article');
  expect(list.articles[0].description, 'lists and search use the source text').toBe(source);
  const { body: open } = await call(`GET /api/LectureDetails/${chapter.courseId}/${lecture.id}`);
  expect(open.lecture.body).toBe(rendered);

  expect(await renderStoredHtml(db), 'nothing is missing').toBe(0);
  await makeArticle(db, { description: source });
  expect(await renderStoredHtml(db), 'a new text without highlighted code').toBe(1);
});

test('a new version of the highlighting renders every text again', async () => {
  await db.update(articles).set({ descriptionHtml: 'old' });
  await db.update(lectures).set({ bodyHtml: null });
  await db.update(settings).set({ value: 0 });
  await renderStoredHtml(db);
  const texts = await db.select({ html: articles.descriptionHtml }).from(articles);
  expect(texts.map(({ html }) => html)).not.toContain('old');
});
